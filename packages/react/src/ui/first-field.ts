const fields =
  'form :is(input:not([type]), input[type=email], input[type=password], input[type=text])'

/**
 * Focuses the first empty field of a page that has just been shown, or the first one. Not on touch screens, where
 * the keyboard would cover the page, nor if the user has moved the focus; docs/decisions/332-first-field-has-the-focus.md.
 */
export function focusFirstField(page: HTMLElement, title: HTMLElement): void {
  const { activeElement, body } = document
  if (activeElement !== body && activeElement !== title) return
  if (!globalThis.matchMedia?.('(pointer: fine)').matches) return
  const shown = [...page.querySelectorAll<HTMLInputElement>(fields)].filter(
    (field) => !field.closest('[hidden]'),
  )
  const field = shown.find(({ value }) => value === '') ?? shown[0]
  field?.focus()
}
