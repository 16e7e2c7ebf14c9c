import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { as, demo } from '../harness'
import { makeFolder } from '../run-app-server'
import { createInstallation } from './installation'

const html = '<p>Your code: <b>{{otp}}</b>, or <a href="{{magicLink}}">sign in</a></p>'
const text = '{{otp}}\n\n{{magicLink}}'

/** Creates an installation with the demo project, and functions that write files and show emails. */
async function createTarget() {
  const { run, serving } = await createInstallation()
  await run(['seed'])
  const folder = await makeFolder()
  async function write(name: string, content: unknown) {
    const path = join(folder, name)
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
    return path
  }
  const preview = (type: string, ...options: string[]) =>
    run(['mail', 'preview', '--type', type, '--project', demo.id, ...options])
  return { run, serving, folder, write, preview }
}

describe('app-server mail preview', () => {
  it('prints the email that is sent now, in a language', async () => {
    const { preview } = await createTarget()
    const english = await preview('magic_link')
    expect(english).toMatchObject({ code: 0, err: '' })
    expect(english.out).toMatch(/^Subject: .*Demo.*\n\n/)
    expect(english.out).toContain('A1B2C3')
    expect(english.out).toMatch(/<html[^>]+lang="en-US"/)
    const { out } = await preview('team_invitation', '--language', 'de-DE', '--json')
    const german = JSON.parse(out)
    expect(german).toEqual({
      type: 'team_invitation',
      subject: 'Ada lädt Sie ein, Crew beizutreten',
      html: expect.stringContaining('lang="de-DE"'),
      text: expect.stringContaining('https://app.example.com/'),
      warnings: [],
    })
  })

  it('shows an HTML file with its text before it is applied, and writes both parts', async () => {
    const { preview, write, folder } = await createTarget()
    const file = await write('code.html', html)
    await write('code.txt', text)
    const out = join(folder, 'new', 'folder')
    const shown = await preview('magic_link', '--file', file, '--subject', '{{otp}}', '--out', out)
    const paths = ['html', 'txt'].map((ending) => join(out, `magic_link.${ending}`))
    expect(shown).toEqual({ code: 0, err: '', out: `Subject: A1B2C3\n${paths.join('\n')}\n` })
    const link = 'https://app.example.com/handler/page?code=example'
    expect(await readFile(paths[0] ?? '', 'utf8')).toBe(
      `<p>Your code: <b>A1B2C3</b>, or <a href="${link}">sign in</a></p>`,
    )
    expect(await readFile(paths[1] ?? '', 'utf8')).toBe(`A1B2C3\n\n${link}\n`)
    const sent = await preview('magic_link')
    expect(sent.out).not.toContain('Subject: A1B2C3\n')
  })

  it('shows the template of a project file, and once it is applied without the file', async () => {
    const { run, preview, write } = await createTarget()
    const template = { type: 'magic_link', subject: 'Code {{otp}}', content: { html, text } }
    const file = await write('shop.json', { email_templates: [template] })
    const planned = await preview('magic_link', '--file', file)
    expect(planned.out).toMatch(/^Subject: Code A1B2C3\n\nA1B2C3\n/)
    const other = await preview('password_reset', '--file', file)
    expect(other).toMatchObject({ code: 1, out: '' })
    expect(other.err).toContain('has no template password_reset in email_templates')
    await run(['project', 'apply', file, '--project', demo.id])
    expect((await preview('magic_link')).out).toBe(planned.out)
  })

  it('warns where the link or code is missing, as applying does', async () => {
    const { run, preview, write } = await createTarget()
    const content = { html: '<p>Welcome</p>', text }
    const template = { type: 'magic_link', subject: null, content }
    const file = await write('shop.json', { email_templates: [template] })
    const warning = 'The HTML of magic_link does not contain {{magicLink}} or {{otp}}.\n'
    expect(await preview('magic_link', '--file', file)).toMatchObject({ code: 0, err: warning })
    const applied = await run(['project', 'apply', file, '--project', demo.id, '--dry-run'])
    expect(applied).toMatchObject({ code: 0, err: warning })
  })

  it('refuses a misspelled variable, as applying does', async () => {
    const { run, preview, write } = await createTarget()
    const content = { html: '<p>{{link}}</p>', text }
    const template = { type: 'magic_link', subject: null, content }
    const file = await write('shop.json', { email_templates: [template] })
    const refused = await preview('magic_link', '--file', file)
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toContain('link is not a variable of magic_link. Its variables are ')
    const applied = await run(['project', 'apply', file, '--project', demo.id])
    expect([applied.code, applied.err]).toEqual([1, refused.err])
  })

  it('shows a file without a database, with the name in it', async () => {
    const { write } = await createTarget()
    const { run } = await createInstallation({ DATABASE_URL: 'postgres://localhost:9/nothing' })
    await write('code.txt', text)
    const file = await write('code.html', html)
    const shown = await run(['mail', 'preview', '--type', 'magic_link', '--file', file])
    expect([shown.code, shown.out]).toEqual([0, expect.stringMatching(/^Subject: .*Your project/)])
    const email_templates = [{ type: 'magic_link', subject: null, content: { html, text } }]
    const shop = await write('shop.json', { display_name: 'Shop', email_templates })
    const named = await run(['mail', 'preview', '--type', 'magic_link', '--file', shop])
    expect(named.out).toMatch(/^Subject: .*Shop/)
  })

  it('asks for the plain text of an HTML file', async () => {
    const { preview, write } = await createTarget()
    const file = await write('code.html', html)
    const { code, err } = await preview('magic_link', '--file', file)
    expect(code).toBe(1)
    expect(err).toMatch(/code\.txt does not exist\. It is the plain text of .*code\.html\.\n$/)
  })

  it('refuses what the service refuses, with its words', async () => {
    const { preview, write, serving } = await createTarget()
    const bad = '<p>{{otp}}</p><script>alert(1)</script>'
    const file = await write('code.html', bad)
    await write('code.txt', text)
    const refused = await preview('magic_link', '--file', file)
    expect(refused).toEqual({ code: 1, out: '', err: 'An email cannot have <script>.\n' })
    await serving(async ({ call, server }) => {
      const body = { content: { html: bad, text } }
      const saved = await call('PATCH', '/email-templates/magic_link', {
        headers: as('admin'),
        body,
      })
      expect([saved.status, `${saved.body}\n`]).toEqual([400, refused.err])
      const url = `http://localhost:${await server.listen({ port: 0 })}`
      const { run } = await createInstallation({ DATABASE_URL: 'postgres://localhost:9/nothing' })
      const onService = (...options: string[]) =>
        run(
          [
            'mail',
            'preview',
            '--type',
            'magic_link',
            '--project',
            demo.id,
            '--url',
            url,
            ...options,
          ],
          { AUTH_ADMIN_KEY: demo.admin },
        )
      expect(await onService('--file', file)).toEqual(refused)
      await write('code.html', html)
      const shown = await onService('--file', file, '--subject', 'Hello', '--json')
      expect(JSON.parse(shown.out)).toMatchObject({
        subject: 'Hello',
        text: expect.stringMatching(/^A1B2C3\n/),
      })
    })
  })

  it.each([
    [['--type', 'welcome'], 'expected one of email_verification, password_reset, magic_link'],
    [
      ['--type', 'magic_link', '--language', 'xx'],
      '--language: "xx" is not valid; expected one of en-US, de-DE',
    ],
    [['--type', 'magic_link', '--language', 'de-DE', '--subject', 'x'], 'has one language'],
    [['--type', 'magic_link', '--file', 'nothing.html'], 'nothing.html does not exist.'],
  ])('reports %j', async (options, reason) => {
    const { run } = await createInstallation()
    const refused = await run(['mail', 'preview', ...options])
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(reason) })
  })
})
