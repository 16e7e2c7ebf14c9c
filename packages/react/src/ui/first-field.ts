/**
 * Focuses the first empty field of a page that has just been shown. Not on touch screens, where the keyboard would cover
 * the page, nor if the user has moved the focus; docs/decisions/332-first-field-has-the-focus.md.
 */
export function focusFirstField(page: HTMLElement, title: HTMLElement): void {
  const { activeElement, body } = document
  const isFree = activeElement === body || activeElement === title
  if (!isFree || !globalThis.matchMedia?.('(pointer: fine)').matches) return
  const fields = page.querySelectorAll<HTMLInputElement>('form input:not([hidden], [hidden] *)')
  Array.from(fields)
    .find(({ value }) => !value)
    ?.focus()
}
