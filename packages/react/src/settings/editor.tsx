import type { ReactNode } from 'react'
import { FailureNotice } from '../forms/failure-notice'
import { type Action, useAction } from '../forms/use-action'
import { useMessages } from '../i18n/use-messages'
import { type InPlace, useInPlace } from '../lib/use-in-place'
import { useReauthentication } from '../reauthentication/use-reauthentication'
import { Button } from '../ui/button'

/** What a setting is changed in: it opens below the setting, and a button opens it. */
export interface Editor extends InPlace {
  opening: Action<[]>
}

/** Options of {@link useEditor}. */
export interface EditorOptions {
  /** Whoever opens it has to show first that the account is theirs. @default false */
  needsProof?: boolean
  /** Done before it opens. */
  prepare?: () => void | Promise<void>
}

/** Something that opens in place once it may, and once all it needs is there. */
export function useEditor({ needsProof = false, prepare }: EditorOptions = {}): Editor {
  const place = useInPlace()
  const reauthenticate = useReauthentication()
  const opening = useAction(async () => {
    if (needsProof && !(await reauthenticate())) return
    const preparing = prepare?.()
    // What has nothing to wait for opens at once.
    if (preparing) await preparing
    place.open()
  })
  return { ...place, opening }
}

/** Props of {@link EditorButton}. */
export interface EditorButtonProps {
  editor: Editor
  label: string
  /** What it is about, for those who hear it apart from what stands beside it. */
  context?: string
}

/** The button that opens an editor; while that is open, there is none. */
export function EditorButton({ editor, label, context }: EditorButtonProps) {
  const { t } = useMessages()
  if (editor.isOpen) return null
  return (
    <Button
      ref={editor.trigger}
      variant="outline"
      context={context}
      pending={editor.opening.status === 'pending'}
      pendingLabel={t('page.loading')}
      onClick={() => void editor.opening.run()}
    >
      {label}
    </Button>
  )
}

/** What an editor shows once it is open, or why it does not open. */
export function EditorPanel({ editor, children }: { editor: Editor; children: ReactNode }) {
  const { opening, isOpen, panel } = editor
  if (opening.status === 'failed') return <FailureNotice error={opening.error} />
  return isOpen && <div ref={panel}>{children}</div>
}
