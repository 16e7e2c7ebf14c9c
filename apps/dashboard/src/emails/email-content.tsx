import { useId, useState } from 'react'

interface EmailContentProps {
  /** Heading of the section. */
  title: string
  email: { html: string; text: string }
}

/** HTML or plain text of an email, in a light or dark mail program. */
export function EmailContent({ title, email }: EmailContentProps) {
  const titleId = useId()
  const [format, setFormat] = useState<Format>('light')
  return (
    <section className="card preview" aria-labelledby={titleId}>
      <div className="row">
        <h2 id={titleId}>{title}</h2>
        <FormatSelect format={format} onChange={setFormat} />
      </div>
      <EmailFrame format={format} email={email} />
    </section>
  )
}

/** How an email is shown. */
export type Format = 'light' | 'dark' | 'text'

/** Select field for the format of an email. */
export function FormatSelect({
  format,
  onChange,
}: {
  format: Format
  onChange: (format: Format) => void
}) {
  return (
    <select
      aria-label="Format"
      value={format}
      onChange={({ target }) => onChange(target.value as Format)}
    >
      <option value="light">Light mode</option>
      <option value="dark">Dark mode</option>
      <option value="text">Plain text</option>
    </select>
  )
}

/** An email in a format. */
export function EmailFrame({
  format,
  email,
}: {
  format: Format
  email: EmailContentProps['email']
}) {
  if (format === 'text') return <pre>{email.text}</pre>
  // Without scripts, forms and an origin, whatever the email contains.
  return <iframe title="Email" className={format} sandbox="" srcDoc={inMode(email.html, format)} />
}

/** Lets the media queries of an email choose a mode, whichever the browser prefers. */
function inMode(html: string, mode: 'light' | 'dark'): string {
  return html.replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_, asked) =>
    asked === mode ? '(min-width: 0)' : '(max-width: 0)',
  )
}
