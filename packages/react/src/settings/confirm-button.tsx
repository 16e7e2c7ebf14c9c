import { useRef, useState } from 'react'
import { FailureNotice } from '../forms/failure-notice'
import { useForm } from '../forms/use-form'
import { useMessages } from '../i18n/use-messages'
import { useReauthenticatedAction } from '../reauthentication/use-reauthenticated-action'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { TextField } from '../ui/field'
import { useKeptFocus } from './section'

/** Props of {@link ConfirmButton}. */
export interface ConfirmButtonProps extends Question {
  /** Label of the button. */
  label: string
  /** Accessible suffix that names the subject, for screen readers. */
  context?: string
  /** Called just before the dialog opens. */
  onAsk?: () => void
  /** Title of the re-authentication before it. @default no re-authentication */
  reauthenticationTitle?: string
}

/** Content of the confirmation dialog, and the action that it confirms. */
interface Question {
  /** Heading of the dialog. */
  title: string
  /** Text of the dialog. */
  text: string
  /** Label of the confirming button ("Delete account"). */
  confirmLabel: string
  /** Label of the confirming button while pending. */
  pendingLabel: string
  /** Word that must be typed first, for actions that cannot be undone. */
  word?: string
  /** Runs the action after the confirmation. */
  run: () => Promise<void>
}

/** Button of a destructive action, which asks for confirmation in a dialog. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, context, onAsk, reauthenticationTitle, ...question } = props
  const trigger = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const reauthentication = useReauthenticatedAction(ask, reauthenticationTitle)
  const keepFocus = useKeptFocus()
  const { t } = useMessages()

  function ask() {
    onAsk?.()
    setAsking(true)
  }

  function cancel() {
    setAsking(false)
    // The button lost the focus before the dialog opened, so closing the dialog does not restore it.
    setTimeout(() => trigger.current?.focus())
  }

  async function run() {
    const restoreFocus = keepFocus(trigger.current)
    await question.run()
    setAsking(false)
    // After closing, the dialog focuses this button, which may be gone with its row.
    setTimeout(restoreFocus)
  }

  return (
    <>
      <Button
        ref={trigger}
        variant="danger"
        context={context}
        pending={reauthentication.status === 'pending'}
        pendingLabel={t('page.loading')}
        onClick={() => (reauthenticationTitle ? void reauthentication.run() : ask())}
      >
        {label}
      </Button>
      <FailureNotice error={reauthentication.failure} />
      {isAsking && <ConfirmDialog {...question} run={run} onCancel={cancel} />}
    </>
  )
}

interface ConfirmDialogProps extends Question {
  onCancel: () => void
}

function ConfirmDialog({ title, text, word, run, onCancel, ...labels }: ConfirmDialogProps) {
  const { t } = useMessages()
  const form = useForm<'word'>({
    names: ['word'],
    validate: (values) => ({
      word: word && toPlain(values.word) !== word ? t('dialog.typeProblem', { word }) : undefined,
    }),
    async submit() {
      await run()
      return undefined
    },
  })

  return (
    <Dialog title={title} text={text} onCancel={() => form.isPending || onCancel()}>
      <form {...form.form} className="stack-form">
        {word && (
          <TextField
            label={t('dialog.type', { word })}
            name="word"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={form.problemOf('word')}
          />
        )}
        <FailureNotice key={form.attempt} error={form.error} />
        <div className="stack-actions">
          <Button variant="outline" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            pending={form.isPending}
            pendingLabel={labels.pendingLabel}
          >
            {labels.confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Removes the isolation marks that text copied from the sentence may contain. */
function toPlain(typed: string): string {
  return typed.replace(/[\u2066-\u2069]/g, '').trim()
}
