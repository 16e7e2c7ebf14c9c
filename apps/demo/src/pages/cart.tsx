import { useState } from 'react'
import { TourPage } from '../layout/tour-page'
import { KeepCartForm } from './keep-cart-form'
import { type Good, goods, useCart } from './use-cart'

/** A cart that is there without an account, and stays when its owner makes one. */
export function CartPage() {
  const { user, items, isLoading, error, add, remove } = useCart()
  const [hasFailed, setFailed] = useState(false)

  async function change(how: (good: Good) => Promise<void>, good: Good) {
    setFailed(false)
    await how(good).catch(() => setFailed(true))
  }

  return (
    <TourPage
      stop="cart"
      title={isLoading ? 'Your cart' : titleOf(items)}
      lead="No account is needed to put something in. It is kept with an anonymous user, who becomes a normal one below."
    >
      <ul className="card rows">
        {(Object.keys(goods) as Good[]).map((good) => (
          <li key={good}>
            <p>{goods[good]}</p>
            <GoodButton
              name={goods[good]}
              isIn={items.includes(good)}
              onAdd={() => change(add, good)}
              onRemove={() => change(remove, good)}
            />
          </li>
        ))}
      </ul>
      <p className={hasFailed || error ? 'message failure' : 'message'} role="status">
        {hasFailed && 'The cart could not be changed. Try again in a moment.'}
        {error && 'The cart could not be loaded. Try again in a moment.'}
        {!hasFailed && !error && !isLoading && ownerOf(user)}
      </p>
      {user?.isAnonymous && items.length > 0 && <KeepCartForm user={user} />}
    </TourPage>
  )
}

function titleOf(items: Good[]): string {
  return items.length === 0 ? 'Your cart is empty' : `In your cart: ${items.length}`
}

function ownerOf(user: ReturnType<typeof useCart>['user']): string {
  if (user === null) return 'Nobody is here yet.'
  return user.isAnonymous
    ? 'It belongs to an anonymous user.'
    : `It belongs to ${user.primaryEmail}.`
}

interface GoodButtonProps {
  name: string
  isIn: boolean
  onAdd: () => Promise<void>
  onRemove: () => Promise<void>
}

function GoodButton({ name, isIn, onAdd, onRemove }: GoodButtonProps) {
  const [isPending, setPending] = useState(false)
  const verb = isIn ? 'Remove' : 'Add'

  async function run() {
    setPending(true)
    await (isIn ? onRemove() : onAdd())
    setPending(false)
  }

  // Not disabled while it runs: the focus would be lost.
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
