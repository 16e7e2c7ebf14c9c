import { Fragment } from 'react'
import { parse } from 'sugar-high/core'
import * as css from 'sugar-high/lang/css'
import * as typescript from 'sugar-high/lang/typescript'

interface SourceTextProps {
  /** Name of the file. */
  name: string
  text: string
}

/** The text of a source file, its syntax in colors. */
export function SourceText({ name, text }: SourceTextProps) {
  const { lines } = parse(text, name.endsWith('.css') ? css : typescript)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide lines scroll, also by keyboard
    <section className="source" tabIndex={0} aria-label={name} dir="ltr">
      <pre>
        {lines.map(({ index, tokens }) => (
          <Fragment key={index}>
            {tokens.map(({ type, value }, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other identity
              <span key={position} className={`code-${type}`}>
                {value}
              </span>
            ))}
            {'\n'}
          </Fragment>
        ))}
      </pre>
    </section>
  )
}
