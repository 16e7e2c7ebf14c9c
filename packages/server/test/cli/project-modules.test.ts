import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFolder } from '../run-app-server'
import { createInstallation } from './installation'

const id = '7d9b2c1e-4f60-4a8b-9c3d-2e1f0a6b5c4d'

const shop = `
import { defineProject, type PermissionDefinition } from '@app/server/project'
import { domains } from './domains'

const staff: PermissionDefinition = { id: 'staff', description: 'Runs the shop' }

export default defineProject({
  id: '${id}',
  display_name: 'Shop' as string,
  config: {
    domains: domains.map((domain) => ({ domain, handler_path: '/handler' })),
    oauth_providers: [
      {
        id: 'google',
        type: 'standard',
        enabled: true,
        client_id: 'google-client',
        client_secret: process.env.SHOP_GOOGLE_SECRET ?? 'hidden-at-google',
      },
    ],
  },
  project_permission_definitions: [staff],
})
`

/** Creates an installation and a folder outside of it, with a function that applies a module. */
async function createTarget() {
  const installation = await createInstallation()
  await installation.run(['seed'])
  const folder = await makeFolder()
  await writeFile(join(folder, 'domains.ts'), "export const domains = ['https://shop.example.com']")
  async function apply(code: string, options: string[] = [], name = 'shop.ts') {
    await writeFile(join(folder, name), code)
    return installation.run(['project', 'apply', join(folder, name), ...options])
  }
  return { ...installation, folder, apply }
}

describe('app-server project apply with a module', () => {
  it('plans and applies what a TypeScript file exports, as it does with JSON', async () => {
    const { run, apply, folder } = await createTarget()
    const planned = await apply(shop, ['--dry-run'])
    expect(planned).toMatchObject({ code: 0, err: '' })
    expect(planned.out).toContain(`+ project ${id}\n`)
    expect(planned.out).toContain('Nothing was changed: this was a dry run.')
    expect((await run(['project', 'show', id])).code).toBe(1)

    expect((await apply(shop)).out).toContain('Applied.')
    expect((await apply(shop)).out).toBe('No changes.\n')
    const shown = JSON.parse((await run(['project', 'show', id, '--json'])).out)
    expect(shown.config.domains).toEqual([
      { domain: 'https://shop.example.com', handler_path: '/handler' },
    ])

    // Other modules are read again as well.
    await writeFile(join(folder, 'domains.ts'), 'export const domains: string[] = []')
    expect((await apply(shop)).out).toMatch(/^- config\.domains\[https:\/\/shop\.example\.com]/m)
  })

  it('exports a module that changes nothing', async () => {
    const { run, apply, folder } = await createTarget()
    await apply(shop)
    const path = join(folder, 'exported.mts')
    expect((await run(['project', 'export', id, path])).code).toBe(0)
    expect(await readFile(path, 'utf8')).toContain('export default defineProject({\n  "id"')
    expect((await run(['project', 'apply', path])).out).toBe('No changes.\n')
  })

  it('accepts JavaScript without the package', async () => {
    const { apply } = await createTarget()
    const code = `module.exports = { id: '${id}', display_name: 'Shop' }`
    expect((await apply(code, [], 'shop.cjs')).out).toContain('Applied.')
  })

  it.each([
    ['export const project = {}', 'is not valid:\n  project: unknown key\n'],
    ['export default 1', 'has no project as its default export'],
    ["import 'not-installed'", 'cannot be run: '],
    ['export default {', 'cannot be run: '],
    ["throw new Error('No secret.')", 'cannot be run: No secret.'],
    ["export default { display_nam: 'Shop' }", 'is not valid:\n  display_nam: unknown key\n'],
  ])('reports %s', async (code, message) => {
    const { apply } = await createTarget()
    const refused = await apply(code)
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(message) })
  })
})
