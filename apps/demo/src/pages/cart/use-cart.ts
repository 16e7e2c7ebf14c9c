import type { CurrentUser } from '@app/core'
import { useApp, useUserState } from '@app/react'

/** Products of the shop: names by id. */
export const products = {
  engine: 'Difference engine',
  loom: 'Punched-card loom',
  lamp: 'Reading lamp',
} as const

/** Id of a product. */
export type Product = keyof typeof products

/**
 * Returns the visitor's cart, which is stored in the metadata of their user. Visitors become
 * anonymous users with the first product they add: users with an id and data, but no sign-in method.
 * Does not suspend: the page, and with it the focus, stays while a visitor becomes a user.
 */
export function useCart() {
  const app = useApp()
  const { data: user = null, isLoading, error } = useUserState({ or: 'anonymous-if-exists' })
  const items = readCart(user)

  async function change(next: (items: Product[]) => Product[]) {
    const owner = user ?? (await app.getUser({ or: 'anonymous' }))
    const metadata = Object(owner.clientMetadata) as object
    await owner.setClientMetadata({ ...metadata, cart: next(readCart(owner)) })
  }

  return {
    user,
    items,
    isLoading,
    error,
    add: (added: Product) => change((items) => [...items.filter((item) => item !== added), added]),
    remove: (removed: Product) => change((items) => items.filter((item) => item !== removed)),
  }
}

/** Returns the products in a user's metadata. Users can write any value there, so it is checked. */
function readCart(user: CurrentUser | null): Product[] {
  const { cart } = Object(user?.clientMetadata) as { cart?: unknown }
  return Array.isArray(cart)
    ? cart.filter((item): item is Product => Object.hasOwn(products, item))
    : []
}
