import { type SyntheticEvent, useState } from 'react'
import { CopyButton } from './copy-button'
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
  const [text, setText] = useState<string | null>(null)
  const [notice, setNotice] = useState('Loading…')

  async function load({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (!currentTarget.open) return
    const read = texts[`/${file}`]
    if (!read) return setNotice('File not found.')
    await read().then(setText, () => setNotice('Couldn’t load this file.'))
  }

  return (
    <details onToggle={load}>
      <summary>
        <code>{file}</code>
      </summary>
      {text === null ? (
        <p className="message">{notice}</p>
      ) : (
        <div className="source-file">
          <CopyButton name={file} text={text} />
          <SourceText name={file} text={text} />
        </div>
      )}
    </details>
  )
}
