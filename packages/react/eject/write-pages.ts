import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ejectPage } from './eject-page'
import { readEjectablePages } from './pages'

/** Writes every ejectable page into its own folder, and a list of them. */
export async function writePages(source: string, folder: string): Promise<void> {
  const listed = await Promise.all(
    Object.entries(readEjectablePages(source)).map(async ([name, { file, ...page }]) => {
      const files = ejectPage(source, file)
      await mkdir(join(folder, name), { recursive: true })
      await Promise.all(
        files.map(({ name: fileName, text }) => writeFile(join(folder, name, fileName), text)),
      )
      return [name, { ...page, files: files.map(({ name }) => name) }] as const
    }),
  )
  await writeFile(join(folder, 'pages.json'), JSON.stringify(Object.fromEntries(listed), null, 2))
}
