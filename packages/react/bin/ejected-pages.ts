import { existsSync } from 'node:fs'
import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A page, or a section of the account settings, that can be copied into an app. */
export interface EjectedPage {
  component: string
  /** Key in `urls` that leads to the app's own page; absent when there is none. */
  url?: string
  /** Whether the page has the prop of this name. */
  automaticRedirect?: boolean
  /** Of a section: its id in the account settings, `null` when each team has one. */
  section?: string | null
  /** Names of its files, its own first. */
  files: string[]
}

/** The pages that come with this package, by their names. */
export async function readPages(folder: string): Promise<Record<string, EjectedPage>> {
  return JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8'))
}

/** Files of a page that are in a folder already. */
export function findTaken({ files }: EjectedPage, folder: string): string[] {
  return files.filter((file) => existsSync(join(folder, file)))
}

/** Copies the files of a page into a folder, which is made where there is none. */
export async function copyPage(from: string, { files }: EjectedPage, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await Promise.all(files.map((file) => cp(join(from, file), join(to, file))))
}
