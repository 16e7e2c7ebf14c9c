import { Fragment, type ReactNode } from 'react'

/**
 * A text such as an email address, the ID of a permission or a title with one of them, whose lines break before an "@" or
 * after a dot, a colon or an underscore instead of within a word.
 */
export function BreakableText({ text }: { text: string }): ReactNode {
  let start = 0
  return text.split(/(?=@)|(?<=[.:_])(?!\s)/).map((part) => {
    const key = start
    start += part.length
    return (
      <Fragment key={key}>
        {key > 0 && <wbr />}
        {part}
      </Fragment>
    )
  })
}
