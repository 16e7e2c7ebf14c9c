import type { CurrentUser } from '@app/core'
import { type CSSProperties, Suspense, useEffect, useId, useState } from 'react'
import { useAction } from '../../forms/use-action'
import { useUser } from '../../hooks/use-user'
import { loadPageTexts } from '../../i18n/load-page-texts'
import { useMessages } from '../../i18n/use-messages'
import { Boundary } from '../../page/boundary'
import { Lazy, lazyWithMessages } from '../../page/lazy'
import { Button } from '../../ui/button'
import { Scope } from '../../ui/scope'
import { nameOf } from '../../users/user-name'

const bar = /* @__PURE__ */ lazyWithMessages(async () => Bar, loadPageTexts)

/** The bar at the bottom of the window while the session is an impersonation. */
export function ImpersonationBar() {
  return (
    <Boundary renderFailed={() => null}>
      <Suspense fallback={null}>
        <BarOfUser />
      </Suspense>
    </Boundary>
  )
}

function BarOfUser() {
  const user = useUser({ or: 'anonymous-if-exists' })
  return user?.isImpersonation ? <Lazy component={bar} props={{ user }} /> : null
}

// Not in the style sheet, which every page loads.
const style: CSSProperties = {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 2147483646,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 16px',
  padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
  overflowWrap: 'anywhere',
  color: 'var(--stack-popover-foreground)',
  background: 'var(--stack-popover)',
  borderBlockStart: '3px solid var(--stack-destructive)',
}

function Bar({ user }: { user: CurrentUser }) {
  const { t, lang, dir } = useMessages()
  const labelId = useId()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const ending = useAction(() => user.signOut())
  const label = t('signedIn.text', { name: nameOf(user) ?? user.id })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another label may be longer
  useEffect(() => (element ? makeRoom(element) : undefined), [element, label])

  return (
    <Scope
      as="section"
      lang={lang}
      dir={dir}
      aria-labelledby={labelId}
      onAttach={setElement}
      style={style}
    >
      <span id={labelId}>{label}</span>
      <Button
        variant="outline"
        pending={ending.status === 'pending'}
        pendingLabel={t('signOut.pending')}
        onClick={() => void ending.run()}
      >
        {t('impersonation.end')}
      </Button>
    </Scope>
  )
}

/**
 * Adds padding so that the bar covers neither content nor a focused element. Apps that fill the window
 * subtract `--stack-bar-height`.
 */
function makeRoom(element: HTMLElement): () => void {
  const { documentElement: root, body } = document
  const { paddingBlockEnd } = getComputedStyle(body)
  const before = body.style.paddingBlockEnd
  function fit(): void {
    const height = `${element.offsetHeight}px`
    root.style.setProperty('--stack-bar-height', height)
    root.style.scrollPaddingBlockEnd = height
    body.style.paddingBlockEnd = `calc(${paddingBlockEnd || '0px'} + ${height})`
  }
  fit()
  window.addEventListener('resize', fit)
  return () => {
    window.removeEventListener('resize', fit)
    root.style.removeProperty('--stack-bar-height')
    root.style.scrollPaddingBlockEnd = ''
    body.style.paddingBlockEnd = before
  }
}
