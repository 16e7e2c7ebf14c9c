import { join } from 'node:path'
import { expect, it } from 'vitest'
import { accountSection } from '../src/account-settings/account.section'
import { profileSection } from '../src/account-settings/profile.section'
import { sessionsSection } from '../src/account-settings/sessions.section'
import { authSection } from '../src/account-settings/sign-in/auth.section'
import { pages } from '../src/handler/pages'
import { teamSection } from '../src/teams/team.section'
import { teamCreationSection } from '../src/teams/team-creation.section'
import { ejectPage } from './eject-page'
import { readEjectablePages } from './pages'

const source = join(import.meta.dirname, '../src')
const ejectablePages = readEjectablePages(source)

it('can eject every page that has a configurable URL', () => {
  const withUrl = pages.filter(({ url }) => url)
  const ejectable = Object.entries(ejectablePages).filter(([, { url }]) => url)
  expect(toRows(ejectable.map(([path, { url }]) => [path, url]))).toEqual(
    toRows(withUrl.map(({ path, url }) => [path, url])),
  )
})

it('can eject every section of the account settings', () => {
  const ids = Object.values(ejectablePages).flatMap(({ section }) =>
    section === undefined ? [] : [section],
  )
  const sections = [
    accountSection,
    authSection,
    profileSection,
    sessionsSection,
    teamSection,
    teamCreationSection,
  ]
  expect(ids.sort()).toEqual(sections.map(({ id }) => id).sort())
})

function toRows(entries: (string | undefined)[][]): string[] {
  return entries.map((entry) => entry.join(' ')).sort()
}

it.each(Object.entries(ejectablePages))(
  'ejects %s with imports from public entry points only',
  (_, page) => {
    const files = ejectPage(source, page.file)
    const beside = files.map(({ name }) => `./${name.replace(/\.tsx?$/, '')}`)
    const entryPoints = [
      'react',
      '@app/core',
      '@app/core/bindings',
      '@app/react',
      '@app/react/parts',
    ]
    const imports = files.flatMap(({ text }) =>
      [...text.matchAll(/^(?:import .*|\}) from '(.*)'$/gm)].map(([, from]) => from),
    )
    expect(imports.length).toBeGreaterThan(0)
    expect(imports.filter((from) => ![...entryPoints, ...beside].includes(from ?? ''))).toEqual([])
    expect(files[0]?.text).toContain(`export function ${page.component}(`)
  },
)
