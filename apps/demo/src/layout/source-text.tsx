interface SourceTextProps {
  /** Name of the file. */
  name: string
  text: string
}

/** The text of a source file. */
export function SourceText({ name, text }: SourceTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide lines scroll, also by keyboard
    <section className="source" tabIndex={0} aria-label={name} dir="ltr">
      <pre>{text}</pre>
    </section>
  )
}
