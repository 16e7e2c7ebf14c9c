import { join } from 'node:path'
import { pasteQuickStart } from './quick-start'
import { expect, test } from './test'

const projects = [
  { kind: 'CommonJS', project: 'node', compiler: 'typescript' },
  { kind: 'ES modules', project: 'node-esm', compiler: 'typescript-7' },
]

for (const { kind, project, compiler } of projects) {
  test(`the README quick start identifies the caller, as ${kind}`, async ({ external }) => {
    const { serviceUrl } = external
    const file = join(external.open(project), 'src/quick-start.ts')
    await pasteQuickStart('Quick start: Node', file, serviceUrl)
    await external.run(project, `node_modules/${compiler}/bin/tsc`, ['-p', '.'])

    const output = await external.run(project, process.execPath, ['dist/main.js'], {
      NEXT_PUBLIC_STACK_API_URL: serviceUrl,
      NEXT_PUBLIC_STACK_PROJECT_ID: '00000000-0000-4000-8000-00000000de30',
      NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY: `pck_dem0${'0'.repeat(41)}`,
      STACK_SECRET_SERVER_KEY: `ssk_dem0${'0'.repeat(41)}`,
    })
    expect(JSON.parse(output)).toEqual({
      known: { id: expect.any(String), name: 'Ada Lovelace' },
      isSameUser: true,
      visitor: 401,
      refusal: 'USER_AUTHENTICATION_REQUIRED',
    })
  })
}
