import { existsSync } from 'node:fs'
import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A page, or a section of the account settings, that can be copied into an app. */
export interface EjectedPage {
  component: string
  /** Key in `urls` of the app's own page; absent if there is none. */
  url?: string
  /** Whether the page has the prop of this name. */
  automaticRedirect?: boolean
  /** For sections: id in the account settings; `null` for the section of a team. */
  section?: string | null
  /** Names of its files, starting with the page itself. */
  files: string[]
}

/** The pages of this package, by name. */
export async function readPages(folder: string): Promise<Record<string, EjectedPage>> {
  return JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8'))
}

/** Files of a page that already exist in a folder. */
export function findExisting({ files }: EjectedPage, folder: string): string[] {
  return files.filter((file) => existsSync(join(folder, file)))
}

/** Copies the files of a page into a folder, and creates the folder if needed. */
export async function copyPage(from: string, { files }: EjectedPage, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await Promise.all(files.map((file) => cp(join(from, file), join(to, file))))
}
