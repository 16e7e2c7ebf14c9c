import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../../../scripts/lib/run'

// The service URL, the only part of the example that is replaced.
const exampleUrl = 'http://localhost:8102'

/** Writes the example below a heading of README.md to a file. */
export async function pasteQuickStart(heading: string, file: string, serviceUrl: string) {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  const section = readme.split(/^## /m).find((text) => text.startsWith(`${heading}\n`))
  const [, code] = section?.match(/^```tsx?\n(.*?)^```/ms) ?? []
  if (!code?.includes(exampleUrl)) throw new Error(`README.md has no example for "${heading}".`)
  await writeFile(file, code.replace(exampleUrl, serviceUrl))
}

/**
 * Writes an example of a document to its path in a folder.
 *
 * @param title First line of the example: a path, or a path and a variant, such as `main.ts, with Hono`.
 */
export async function pasteRecipe(title: string, folder: string, document = 'docs/recipes.md') {
  const recipes = await readFile(join(root, document), 'utf8')
  const examples = [...recipes.matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code = '']) => code)
  const code = examples.find((example) => example.startsWith(`// ${title}\n`))
  if (!code) throw new Error(`${document} has no example that starts with "// ${title}".`)
  const [path = ''] = title.split(', ')
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, code)
}
