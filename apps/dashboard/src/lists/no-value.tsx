/** A dash in a cell without a value, which screen readers read as a text, such as "No sign-in method". */
export function NoValue({ text }: { text: string }) {
  return (
    <span className="hint">
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
