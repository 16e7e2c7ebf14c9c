import { type ReactNode, useState } from 'react'
import { EmailAddress } from '../../layout/email-address'
import { TourPage } from '../../layout/tour-page'
import { KeepCartForm } from './keep-cart-form'
import { type Product, products, useCart } from './use-cart'

/** A cart that needs no account, and stays when its owner creates one. */
export function CartPage() {
  const { user, items, isLoading, error, add, remove } = useCart()
  const [hasFailed, setFailed] = useState(false)

  async function change(run: (product: Product) => Promise<void>, product: Product) {
    setFailed(false)
    await run(product).catch(() => setFailed(true))
  }

  return (
    <TourPage
      stop="cart"
      title={isLoading ? 'Your cart' : titleOf(items)}
      lead="Add items without an account. They are saved with an anonymous user, who becomes a regular user below."
    >
      <ul className="card rows">
        {(Object.keys(products) as Product[]).map((product) => (
          <li key={product}>
            <p>{products[product]}</p>
            <ProductButton
              name={products[product]}
              isIn={items.includes(product)}
              onAdd={() => change(add, product)}
              onRemove={() => change(remove, product)}
            />
          </li>
        ))}
      </ul>
      <p className={hasFailed || error ? 'message failure' : 'message'} role="status">
        {hasFailed && 'Couldn’t update the cart. Try again in a moment.'}
        {error && 'Couldn’t load the cart. Try again in a moment.'}
        {!hasFailed && !error && !isLoading && ownerOf(user)}
      </p>
      {user?.isAnonymous && items.length > 0 && <KeepCartForm user={user} />}
    </TourPage>
  )
}

function titleOf(items: Product[]): string {
  return items.length === 0 ? 'Your cart is empty' : `Cart (${items.length})`
}

function ownerOf(user: ReturnType<typeof useCart>['user']): ReactNode {
  if (user === null) return 'Add an item to start a cart.'
  if (user.isAnonymous) return 'This cart belongs to an anonymous user.'
  return (
    <>
      This cart belongs to <EmailAddress email={user.primaryEmail ?? ''} />.
    </>
  )
}

interface ProductButtonProps {
  name: string
  isIn: boolean
  onAdd: () => Promise<void>
  onRemove: () => Promise<void>
}

function ProductButton({ name, isIn, onAdd, onRemove }: ProductButtonProps) {
  const [isPending, setPending] = useState(false)
  const verb = isIn ? 'Remove' : 'Add'

  async function run() {
    setPending(true)
    await (isIn ? onRemove() : onAdd())
    setPending(false)
  }

  // Not disabled while pending: it would lose the focus.
  return (
    <button
      className="button"
      type="button"
      aria-label={`${verb} ${name}`}
      aria-busy={isPending}
      onClick={() => !isPending && void run()}
    >
      {verb}
    </button>
  )
}
