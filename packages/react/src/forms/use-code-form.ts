import { useRef } from 'react'
import { message } from '../i18n/message'
import type { MessageId } from '../i18n/messages/message-id'
import { useMessages } from '../i18n/use-messages'
import { useFocusOnMount } from '../lib/use-focus-on-mount'
import { findCodeProblem } from './code-rules'
import { type Refusal, useForm } from './use-form'

/** State of a form for a code, whose field is focused on mount. */
export function useCodeForm(
  submit: (code: string) => Promise<Refusal<'code'> | undefined>,
  findProblem: (code: string) => MessageId | null = findCodeProblem,
) {
  const { t } = useMessages()
  const input = useRef<HTMLInputElement>(null)
  useFocusOnMount(input)
  const form = useForm<'code'>({
    names: ['code'],
    validate({ code }) {
      const found = findProblem(code)
      return { code: found && message(found) }
    },
    submit: ({ code }) => submit(code),
  })
  return {
    form,
    /** Props of the field. */
    field: {
      ref: input,
      name: 'code',
      label: t('field.code'),
      readOnly: form.isPending,
      error: form.problemOf('code'),
    },
  }
}
