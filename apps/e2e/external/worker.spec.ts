import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { findFreePort } from '../fixtures/programs/free-port'
import { createServerAccess } from '../fixtures/programs/server-access'
import { expect, test } from './test'

const require = createRequire(import.meta.url)
// CommonJS whose default export is the path of the runtime.
const { default: workerd }: { default: string } = require('workerd')

test('a worker without Node identifies the caller, and verifies tokens locally', async ({
  external,
  start,
}) => {
  const folder = external.open('worker')
  await external.run('worker', 'node_modules/.bin/tsc', ['-p', '.'])
  await build({
    entryPoints: [join(folder, 'src/main.ts')],
    outfile: join(folder, 'dist/main.js'),
    bundle: true,
    format: 'esm',
    // Without Node's modules and its resolution of a package's main file.
    platform: 'neutral',
    mainFields: ['browser', 'module', 'main'],
    conditions: ['workerd', 'worker', 'browser'],
  })
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  await start({
    cwd: folder,
    command: workerd,
    args: ['serve', 'workerd.capnp', `--socket-addr=http=localhost:${port}`],
    env: { SERVICE_URL: external.serviceUrl },
    readyUrl: url,
  })

  const access = createServerAccess(external.serviceUrl)
  const { id } = await access('POST', '/users', { display_name: 'Ada Lovelace' })
  const tokens = await access<{ access_token: string }>('POST', '/auth/sessions', { user_id: id })
  const token = tokens.access_token
  const ask = async (path: string, headers = {}) => {
    const response = await fetch(url + path, { headers })
    return { status: response.status, text: await response.text() }
  }

  const auth = { 'x-stack-auth': JSON.stringify({ accessToken: token }) }
  expect(await ask('/who-am-i', auth)).toEqual({
    status: 200,
    text: JSON.stringify({ displayName: 'Ada Lovelace' }),
  })
  expect(await ask('/who-am-i')).toEqual({ status: 401, text: 'USER_AUTHENTICATION_REQUIRED' })
  expect(await ask(`/verify?token=${token}`)).toEqual({
    status: 200,
    text: JSON.stringify({ userId: id }),
  })
  const forged = `${token.slice(0, -8)}AAAAAAAA`
  expect(await ask(`/verify?token=${forged}`)).toEqual({
    status: 401,
    text: 'UNPARSABLE_ACCESS_TOKEN',
  })
})
