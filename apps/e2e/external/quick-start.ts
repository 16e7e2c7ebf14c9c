import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../scripts/lib/run'

// The only thing that whoever pastes the code has to change, when their service is elsewhere.
const address = 'http://localhost:8102'

/** Pastes the example below a heading of README.md into a file. */
export async function pasteQuickStart(heading: string, file: string, serviceUrl: string) {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  const section = readme.split(/^## /m).find((text) => text.startsWith(`${heading}\n`))
  const [, code] = section?.match(/^```tsx?\n(.*?)^```/ms) ?? []
  if (!code?.includes(address)) throw new Error(`README.md has no example for "${heading}".`)
  await writeFile(file, code.replace(address, serviceUrl))
}
