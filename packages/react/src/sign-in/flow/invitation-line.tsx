import { Suspense } from 'react'
import { invitationKey } from '../../forms/typed-email'
import { loadPageTexts } from '../../i18n/load-page-texts'
import { ifAllowed } from '../../lib/if-allowed'
import { useHydrated } from '../../lib/use-hydrated'
import { Lazy, lazyWithMessages } from '../../page/lazy'
import { Skeleton } from '../../ui/skeleton'

/** Loaded with its messages: few visitors follow an invitation. */
const lazyText = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./invitation-text')).InvitationText,
  loadPageTexts,
)

/** Line above the form for visitors whom an invitation to a team led here. */
export function InvitationLine() {
  const noted = useHydrated() ? ifAllowed(() => sessionStorage.getItem(invitationKey)) : null
  return (
    noted && (
      <Suspense fallback={<Skeleton shape="line" />}>
        <Lazy component={lazyText} props={{ noted }} />
      </Suspense>
    )
  )
}
