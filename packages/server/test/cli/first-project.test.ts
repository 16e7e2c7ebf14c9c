import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { startMailServer } from '../stand-ins/mail-server'
import { createInstallation } from './installation'
import { signInOwner } from './on-service'

const password = 'correct horse battery'

/** Returns the arguments of the commands in a section of the operating guide, up to `start`. */
async function readCommands(): Promise<string[][]> {
  const guide = await readFile(new URL('../../../../docs/operating.md', import.meta.url), 'utf8')
  const [, section = ''] = guide.split('## Your first project in production\n')
  const [, block = ''] = /^(app-server .*?)^app-server start/ms.exec(section) ?? []
  const lines = block.match(/^app-server .*/gm) ?? []
  return lines.map((line) => line.replace(/#.*/, '').trim().split(/\s+/).slice(1))
}

it('the commands for a first project in production work in the order of the guide', async () => {
  const smtp = await startMailServer()
  const env = {
    NODE_ENV: 'production',
    APP_SECRET: '4d1f9a0c7be2835610fa7b2c9d8e3041',
    APP_URL: 'https://auth.example.invalid',
    APP_SMTP_URL: smtp.url,
  }
  const { run, serving } = await createInstallation(env)
  const outputs: Record<string, string> = {}
  for (const args of await readCommands()) {
    const { code, out, err } = await run(args, {}, password)
    expect([args.join(' '), code, err]).toEqual([args.join(' '), 0, expect.any(String)])
    outputs[args.join(' ')] = out
  }
  const names = Object.keys(outputs).map((line) => line.replace(/ --.*| \S+@.*/, ''))
  expect(names).toEqual(['doctor', 'seed', 'owner add', 'project create', 'mail test'])

  const [, key = ''] = /^VITE_AUTH_KEY=(pck_\w+)$/m.exec(Object.values(outputs)[2] ?? '') ?? []
  await serving(
    async ({ call }) => {
      const headers = await signInOwner({ call }, { key, password })
      const { body: projects } = await call('GET', '/internal/projects', { headers })
      expect(projects.items).toMatchObject([{ display_name: 'Shop' }])
    },
    { production: true, secret: env.APP_SECRET, url: env.APP_URL },
  )
})
