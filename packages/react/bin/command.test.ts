import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { writePages } from '../eject/write-pages'
import { run } from './command'

let folder: string
let pages: string
let cwd: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eject-'))
  pages = join(folder, 'pages')
  await writePages(join(import.meta.dirname, '../src'), pages)
})

beforeEach(async () => {
  cwd = await mkdtemp(join(folder, 'app-'))
})

afterAll(() => rm(folder, { recursive: true }))

function eject(...args: string[]) {
  return run(['eject', ...args], { pages, cwd })
}

it('copies a page and prints the next steps', async () => {
  const { output, isOk } = await eject('sign-in')
  expect(isOk).toBe(true)
  expect(output).toContain("import { SignInPage } from './auth/sign-in/sign-in'")
  expect(output).toContain('<SignInPage fullPage automaticRedirect />')
  expect(output).toContain("urls: { signIn: '/sign-in' }")
  expect(await readdir(join(cwd, 'src/auth/sign-in'))).toContain('sign-in-form.tsx')
})

it('copies a page to another folder', async () => {
  const { output } = await eject('forgot-password', '--out', 'app/forgotten')
  expect(output).toContain("import { ForgotPasswordPage } from './app/forgotten/forgot-password'")
  expect(await readdir(join(cwd, 'app/forgotten'))).toContain('forgot-password.tsx')
})

it('copies a page to an absolute folder', async () => {
  const out = join(folder, 'pages-of-another-app')
  const { output } = await eject('forgot-password', '--out', out)
  expect(output).toContain('Copied to ../pages-of-another-app: ')
  expect(await readdir(out)).toContain('forgot-password.tsx')
})

it('explains how to show the page without a path', async () => {
  const { output } = await eject('mfa')
  expect(output).toContain('<MfaPage attemptCode={error.details.attempt_code} />')
})

it('copies a section of the account settings, and explains how to replace the built-in one', async () => {
  const { output } = await eject('account-settings/profile')
  expect(output).toContain(
    "import { ProfileSectionContent } from './auth/account-settings/profile/profile'",
  )
  expect(output).toContain("{ id: 'profile', title: '…', content: <ProfileSectionContent /> }")
  expect(output).toContain('<SectionFrame><ProfileSectionContent /></SectionFrame>')
})

it('explains that a team section is used on its own', async () => {
  const { output } = await eject('account-settings/team')
  expect(output).not.toContain('extraItems')
  expect(output).toContain('<SectionFrame><TeamSectionContent teamId={team.id} /></SectionFrame>')
})

it('overwrites files only with the flag', async () => {
  await eject('sign-out')
  const file = join(cwd, 'src/auth/sign-out/sign-out.tsx')
  await writeFile(file, 'mine')

  const refused = await eject('sign-out')
  expect(refused.isOk).toBe(false)
  expect(refused.output).toContain('src/auth/sign-out/sign-out.tsx')
  expect(await readFile(file, 'utf8')).toBe('mine')

  expect(await eject('sign-out', '--force')).toMatchObject({ isOk: true })
  expect(await readFile(file, 'utf8')).toContain('export function SignOut')
})

it('lists the pages', async () => {
  const { output, isOk } = await eject('--list')
  expect(isOk).toBe(true)
  expect(output.split('\n')).toContain('account-settings')
})

it.each([
  ['a page that does not exist', ['eject', 'sign-on'], 'There is no page "sign-on"'],
  ['a name every object has', ['eject', 'constructor'], 'There is no page "constructor"'],
  ['no page', ['eject'], 'Name a page.'],
  ['two pages', ['eject', 'mfa', 'error'], 'Name only one page.'],
  ['an unknown option', ['eject', 'mfa', '--to', 'x'], "Unknown option '--to'"],
  ['an unknown command', ['inject'], 'Unknown command "inject"'],
])('refuses %s', async (_, args, message) => {
  const { output, isOk } = await run(args, { pages, cwd })
  expect(isOk).toBe(false)
  expect(output).toContain(message)
  expect(await readdir(cwd)).toEqual([])
})

it('prints its help', async () => {
  expect(await run(['--help'], { pages, cwd })).toMatchObject({ isOk: true })
  expect((await run([], { pages, cwd })).output).toContain('Usage: app-react eject')
})
