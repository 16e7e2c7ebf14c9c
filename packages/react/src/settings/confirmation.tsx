import { type RefObject, useState } from 'react'
import { FailureNotice } from '../forms/failure-notice'
import { useForm } from '../forms/use-form'
import { message } from '../i18n/message'
import { useMessages } from '../i18n/use-messages'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { TextField } from '../ui/field'
import { useKeptFocus } from './section'

/** Content of the confirmation dialog, and the action that it confirms. */
export interface Question {
  /** Heading of the dialog. */
  title: string
  /** Text of the dialog. */
  text: string
  /** Label of the confirming button ("Delete account"). */
  confirmLabel: string
  /** Label of the confirming button while pending. */
  pendingLabel: string
  /** Word that must be typed first, for actions that cannot be undone. */
  word?: string | undefined
  /** Runs the action after the confirmation. */
  run: () => Promise<void>
}

/** Returns the function that opens a confirmation dialog, and the dialog while it is open. */
export function useConfirmation(trigger: RefObject<HTMLButtonElement | null>, question: Question) {
  const [isAsking, setAsking] = useState(false)
  const keepFocus = useKeptFocus()

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

  return {
    ask: () => setAsking(true),
    dialog: isAsking && <ConfirmDialog {...question} run={run} onCancel={cancel} />,
  }
}

interface ConfirmDialogProps extends Question {
  onCancel: () => void
}

function ConfirmDialog({ title, text, word, run, onCancel, ...labels }: ConfirmDialogProps) {
  const { t } = useMessages()
  const form = useForm<'word'>({
    names: ['word'],
    validate: (values) => ({
      word:
        word && toPlain(values.word) !== word ? message('dialog.typeProblem', { word }) : undefined,
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
