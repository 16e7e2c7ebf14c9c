import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

/** Files with the definitions of sections, such as `account-settings/profile.section.tsx`. */
const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.section.tsx'))
  .map((path) => path.replaceAll('\\', '/'))

const settings = read('src/account-settings/account-settings.tsx')
const comment = /export interface AccountSettingsItem \{(.*?)\n {2}id: string/s.exec(settings)?.[1]
const ours = /const ours = \[(.*?)\]/s.exec(settings)?.[1]
const { first = '', later = '' } =
  /sections: sources\((?<first>.*?)\).*'account-settings': sources\((?<later>.*?)\)/s.exec(
    read('published-modules.ts'),
  )?.groups ?? {}

// The section of a team is opened by the id of the team, and is not in the list.
const listed = files.filter((file) => basename(file) !== 'team.section.tsx')

describe.each(files)('the section %s', (file) => {
  it('is published with the other sections, and its content with the account settings', () => {
    expect(first).toContain(`'${file}'`)
    expect(later).toContain(`'${file.replace('.section', '')}'`)
  })

  it('is in the table of the README', () => {
    const [, component] = /export function (\w+)\(/.exec(read(`src/${file}`)) ?? []
    expect(read('README.md')).toContain(`\`${component}\``)
  })
})

describe.each(listed)('the section %s', (file) => {
  it('is in the account settings, and in the comment about ids that apps can replace', () => {
    const source = read(`src/${file}`)
    const [, definition = ''] = /export const (\w+)/.exec(source) ?? []
    const [, id = ''] = /id: '(.*)'/.exec(source) ?? []
    expect(ours).toContain(definition)
    expect(comment).toContain(`\`${id}\``)
  })
})
