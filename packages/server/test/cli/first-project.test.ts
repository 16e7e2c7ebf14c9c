import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startMailServer } from '../stand-ins/mail-server'
import { createInstallation } from './installation'
import { signInOwner } from './on-service'

const password = 'correct horse battery'

/**
 * Returns the arguments of the commands below a heading of the operating guide, up to `start`.
 *
 * @param folder Folder for the files that they write.
 */
async function readCommands(heading: string, folder: string): Promise<string[][]> {
  const guide = await readFile(new URL('../../../../docs/operating.md', import.meta.url), 'utf8')
  const [, section = ''] = guide.split(`### ${heading}\n`)
  const [, block = ''] = /^(app-server .*?)^app-server start/ms.exec(section) ?? []
  const lines = block.match(/^app-server .*/gm) ?? []
  return lines.map((line) =>
    line.replace('shop.env', join(folder, 'shop.env')).trim().split(/\s+/).slice(1),
  )
}

it('the commands for a first project in production work in the order of the guide', async () => {
  const smtp = await startMailServer()
  const env = {
    NODE_ENV: 'production',
    APP_SECRET: '4d1f9a0c7be2835610fa7b2c9d8e3041',
    APP_URL: 'https://auth.example.invalid',
    APP_SMTP_URL: smtp.url,
    APP_MAIL_FROM: 'accounts@shop.example',
  }
  const { run, serving, dataDir } = await createInstallation(env, { isNew: true })
  const outputs: Record<string, string> = {}
  for (const args of await readCommands('On a host', dataDir)) {
    const { code, out, err } = await run(args, {}, password)
    expect([args.join(' '), code, err]).toEqual([args.join(' '), 0, expect.any(String)])
    outputs[args.join(' ')] = out
  }
  const names = Object.keys(outputs).map((line) => line.replace(/ --.*| \S+@.*/, ''))
  expect(names).toEqual(['doctor', 'owner add', 'project create', 'mail test'])

  const [, key = ''] = /^VITE_AUTH_KEY=(pck_\w+)$/m.exec(Object.values(outputs)[1] ?? '') ?? []
  await serving(
    async ({ call }) => {
      const headers = await signInOwner({ call }, { key, password })
      const { body: projects } = await call('GET', '/internal/projects', { headers })
      expect(projects.items).toMatchObject([{ display_name: 'Shop' }])
    },
    { production: true, secret: env.APP_SECRET, url: env.APP_URL },
  )
})

it('the trial of the guide ends with a user, in the lines that project create printed', async () => {
  const env = {
    NODE_ENV: 'production',
    APP_SECRET: '4d1f9a0c7be2835610fa7b2c9d8e3041',
    APP_URL: 'http://localhost:8102',
    APP_INTERNAL_SUPER_SECRET_ADMIN_KEY: 'sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e',
  }
  const { run, serving, dataDir } = await createInstallation(env, { isNew: true })
  for (const args of await readCommands('A trial on this machine', dataDir)) {
    const { code } = await run(args, {}, password)
    expect([args.join(' '), code]).toEqual([args.join(' '), 0])
  }
  const created = await readFile(join(dataDir, 'shop.env'), 'utf8')
  const { findings } = JSON.parse((await run(['doctor', '--json'])).out)
  const problems = findings.filter((finding: { problem?: string }) => finding.problem !== undefined)
  expect(problems.map(({ name }: { name: string }) => name)).toEqual(['mail', 'url'])
  // A shell reads these lines.
  expect(created.split('\n').filter((line) => !/^(?:#.*|[A-Z_]+=[\w:/.-]+|)$/.test(line))).toEqual(
    [],
  )
  const read = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(created)?.[1] ?? ''
  await serving(
    async ({ call }) => {
      const client = {
        'x-stack-project-id': read('AUTH_PROJECT_ID'),
        'x-stack-access-type': 'client',
        'x-stack-publishable-client-key': read('AUTH_KEY'),
      }
      const body = {
        email: 'eva@example.com',
        password,
        verification_callback_url: 'http://localhost:5173/handler/email-verification',
      }
      const signedUp = await call('POST', '/auth/password/sign-up', { headers: client, body })
      expect(signedUp.status).toBe(200)
      const admin = {
        ...client,
        'x-stack-access-type': 'admin',
        'x-stack-super-secret-admin-key': read('AUTH_ADMIN_KEY'),
      }
      const { body: users } = await call('GET', '/users', { headers: admin })
      expect(users.items).toMatchObject([{ primary_email: 'eva@example.com' }])
    },
    { production: true, secret: env.APP_SECRET, url: env.APP_URL },
  )
})
