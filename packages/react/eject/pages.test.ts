import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type PageEntry, pages } from '../src/handler/page-table'
import { ejectPage } from './eject-page'
import { ejectablePages } from './pages'

const source = join(import.meta.dirname, '../src')

it('lets an app take over every page it can have an address for', () => {
  const withUrl = Object.entries<PageEntry>(pages).filter(([, { url }]) => url)
  const ejectable = Object.entries(ejectablePages).filter(([, { url }]) => url)
  expect(toRows(ejectable.map(([path, { component, url }]) => [path, component, url]))).toEqual(
    toRows(withUrl.map(([path, { name, url }]) => [path, name, url])),
  )
})

it('lets an app take over every section of the account settings', () => {
  const sections = Object.values(ejectablePages).filter(({ section }) => section !== undefined)
  expect(sections.map(({ file }) => file).sort()).toEqual(listSectionFiles())
})

/** The files that the sections of the account settings are loaded from. */
function listSectionFiles(): string[] {
  const code = readFileSync(join(source, 'account-settings/code.ts'), 'utf8')
  const files = [...code.matchAll(/import\('([a-z./-]+)'\)/g)].map(([, file]) =>
    join('account-settings', file ?? ''),
  )
  // The picture is a part of the profile.
  return files.filter((file) => file !== 'account-settings/profile-picture').sort()
}

function toRows(entries: (string | undefined)[][]): string[] {
  return entries.map((entry) => entry.join(' ')).sort()
}

it.each(Object.entries(ejectablePages))('ejects %s on public doors alone', (_, page) => {
  const files = ejectPage(source, page.file)
  const beside = files.map(({ name }) => `./${name.replace(/\.tsx?$/, '')}`)
  const doors = ['react', '@app/core', '@app/react', '@app/react/parts']
  const imports = files.flatMap(({ text }) =>
    [...text.matchAll(/^(?:import .*|\}) from '(.*)'$/gm)].map(([, from]) => from),
  )
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.filter((from) => ![...doors, ...beside].includes(from ?? ''))).toEqual([])
  expect(files[0]?.text).toContain(`export function ${page.component}(`)
})
