import { readCopiedFile } from '../../lib/read-copied-file'

/** A file of a recipe in docs/recipes.md. */
export interface RecipeFile {
  /** Path in the app, such as `src/auth.ts`. */
  path: string
  content: string
}

/** The build copies the document beside its code. */
const locations = ['./recipes.md', '../../../../../docs/recipes.md']

/**
 * Returns the files of a recipe: the examples of its section in docs/recipes.md whose first line is a
 * path in a comment. So the files that are written are those that the document shows and tests run.
 * Subsections are variants that the reader chooses, and not written.
 *
 * @param section Heading of the section; the empty string for the examples above the first heading.
 */
export async function readRecipe(section: string): Promise<RecipeFile[]> {
  const document = await readCopiedFile(locations, import.meta.url)
  const sections = document.split(/^(?=##+ )/m)
  const text =
    section === '' ? sections[0] : sections.find((one) => one.startsWith(`## ${section}\n`))
  if (text === undefined) throw new Error(`docs/recipes.md has no section "${section}".`)
  return listExamples(text).flatMap((code) => {
    const [, path] = /^(?:\/\/|#|<!--) (\S+)(?: -->)?\n/.exec(code) ?? []
    return path === undefined ? [] : [{ path, content: withoutTitle(code) }]
  })
}

/**
 * Returns examples of the whole document that are choices of the reader.
 *
 * @param titles First lines of the examples, such as `main.ts, with Hono`.
 */
export async function readChoices(titles: string[]): Promise<RecipeFile[]> {
  const examples = listExamples(await readCopiedFile(locations, import.meta.url))
  return titles.map((title) => {
    const code = examples.find((one) => one.startsWith(`// ${title}\n`))
    if (code === undefined) throw new Error(`docs/recipes.md has no example "${title}".`)
    const [path = ''] = title.split(',')
    return { path, content: withoutTitle(code) }
  })
}

function listExamples(text: string): string[] {
  return [...text.matchAll(/^```(?:tsx?|sh|svelte)\n(.*?)^```/gms)].map(([, code = '']) => code)
}

function withoutTitle(code: string): string {
  return code.slice(code.indexOf('\n') + 1)
}
