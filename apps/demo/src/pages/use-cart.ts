import type { CurrentUser } from '@app/core'
import { useApp, useUserState } from '@app/react'

/** What the shop sells, by id. */
export const goods = {
  engine: 'Difference engine',
  loom: 'Loom with punched cards',
  lamp: 'Reading lamp',
} as const

/** Id of a thing in the shop. */
export type Good = keyof typeof goods

/**
 * The cart of whoever is here, which lives with their user. Strangers become anonymous users with the
 * first thing they put in: they have an id and data as everybody, and nothing to sign in with. Waits for
 * nothing: the page stays while a stranger becomes a user, and with it the focus.
 */
export function useCart() {
  const app = useApp()
  const { data: user = null, isLoading, error } = useUserState({ or: 'anonymous-if-exists' })
  const items = readCart(user)

  async function change(next: (items: Good[]) => Good[]) {
    const owner = user ?? (await app.getUser({ or: 'anonymous' }))
    const metadata = Object(owner.clientMetadata) as object
    await owner.setClientMetadata({ ...metadata, cart: next(readCart(owner)) })
  }

  return {
    user,
    items,
    isLoading,
    error,
    add: (good: Good) => change((items) => [...items.filter((item) => item !== good), good]),
    remove: (good: Good) => change((items) => items.filter((item) => item !== good)),
  }
}

/** Anybody can write into the metadata of their own user: only what is sold counts. */
function readCart(user: CurrentUser | null): Good[] {
  const { cart } = Object(user?.clientMetadata) as { cart?: unknown }
  return Array.isArray(cart) ? cart.filter((item): item is Good => Object.hasOwn(goods, item)) : []
}
