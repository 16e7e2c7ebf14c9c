import type { ReactNode } from 'react'

/**
 * A text such as an email address or the ID of a permission, whose lines break before an "@" or after a dot, a colon or an
 * underscore instead of within a word.
 */
export function BreakableText({ text }: { text: string }): ReactNode {
  const [first = '', ...others] = text.split(/(?=@)|(?<=[.:_])/)
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
