import { type SyntheticEvent, useState } from 'react'
import { SourceText } from './source-text'

// Each file is fetched when it is opened.
const texts = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '/server/*.ts', '!/server/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
  },
)

/** Source files of a page, each in a disclosure. */
export function Sources({ files }: { files: string[] }) {
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">Source code</h2>
      {files.map((file) => (
        <Source key={file} file={file} />
      ))}
    </section>
  )
}

function Source({ file }: { file: string }) {
  const [text, setText] = useState('Loading…')

  async function load({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (!currentTarget.open) return
    const read = texts[`/${file}`]
    setText(read ? await read().catch(() => 'Couldn’t load this file.') : 'File not found.')
  }

  return (
    <details onToggle={load}>
      <summary>
        <code>{file}</code>
      </summary>
      <SourceText name={file} text={text} />
    </details>
  )
}
