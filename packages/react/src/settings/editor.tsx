import type { ReactNode } from 'react'
import { FailureNotice } from '../forms/failure-notice'
import { type Action, useAction } from '../forms/use-action'
import { useMessages } from '../i18n/use-messages'
import { type InPlace, useInPlace } from '../lib/use-in-place'
import { useReauthentication } from '../reauthentication/use-reauthentication'
import { Button, type ButtonProps } from '../ui/button'

/** State of an editor that opens below its setting. */
export interface Editor extends InPlace {
  /** State of the call that opens the editor. */
  opening: Action<[]>
}

/** Options of {@link useEditor}. */
export interface EditorOptions {
  /** Title of the re-authentication before it opens. @default no re-authentication */
  reauthenticationTitle?: ReactNode
  /** Runs before it opens. */
  prepare?: (() => void | Promise<void>) | undefined
}

/** Returns the state of an editor that opens in place, after re-authentication and preparation. */
export function useEditor({ reauthenticationTitle: title, prepare }: EditorOptions = {}): Editor {
  const place = useInPlace()
  const reauthenticate = useReauthentication()
  const opening = useAction(async () => {
    if (title && !(await reauthenticate({ title }))) return
    const preparing = prepare?.()
    // Opens immediately if there is nothing to wait for.
    if (preparing) await preparing
    place.open()
  })
  return { ...place, opening }
}

/** Props of {@link EditorButton}. */
export interface EditorButtonProps {
  /** Editor that the button opens, from `useEditor`. */
  editor: Editor
  /** Label of the button. */
  label: ReactNode
  /** Accessible suffix that names the subject, for screen readers. */
  context?: string | undefined
  /** Weight of the button, `primary` for the main action of a page. @default 'outline' */
  variant?: ButtonProps['variant']
}

/** The button that opens an editor. Not rendered while the editor is open. */
export function EditorButton({ editor, label, context, variant = 'outline' }: EditorButtonProps) {
  const { t } = useMessages()
  if (editor.isOpen) return null
  return (
    <Button
      ref={editor.trigger}
      variant={variant}
      context={context}
      pending={editor.opening.status === 'pending'}
      pendingLabel={t('page.loading')}
      onClick={() => void editor.opening.run()}
    >
      {label}
    </Button>
  )
}

/** Content of an open editor, or the reason why it did not open. */
export function EditorPanel({ editor, children }: { editor: Editor; children: ReactNode }) {
  const { opening, isOpen, panel } = editor
  if (opening.failure !== null) return <FailureNotice error={opening.failure} />
  return isOpen && <div ref={panel}>{children}</div>
}
