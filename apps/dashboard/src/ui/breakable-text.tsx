import type { ReactNode } from 'react'

/** A text such as an email address, whose lines break before an "@" or after a dot instead of within a word. */
export function BreakableText({ text }: { text: string }): ReactNode {
  const [first = '', ...others] = text.split(/(?=@)|(?<=\.)/)
  return (
    <>
      {first}
      {others.length > 0 && (
        <>
          <wbr />
          <BreakableText text={others.join('')} />
        </>
      )}
    </>
  )
}
