import { request } from 'node:http'
import { serve } from '@hono/node-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { as, startServerForTest } from '../../harness'
import { makeFolder, runAppServer } from '../../run-app-server'

/**
 * Sends HTTP requests to a server over a separate connection with any `Host`, as after DNS
 * rebinding.
 */
async function listen(started: Awaited<ReturnType<typeof startServerForTest>>) {
  const port = await new Promise<number>((resolve) => {
    const options = { fetch: started.server.fetch, port: 0, hostname: '127.0.0.1' }
    const listener = serve(options, ({ port }) => resolve(port))
    onTestFinished(() => void listener.close())
  })
  return (host: string, path: string, target = path) =>
    new Promise<number>((resolve, reject) => {
      const headers = { ...as('admin'), host: host.replace('PORT', String(port)) }
      request({ host: '127.0.0.1', port, path: target, headers, agent: false }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
      })
        .on('error', reject)
        .end()
    })
}

const foreign = [
  'rebound.example:PORT',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '192.168.1.7:PORT',
]
const local = ['localhost:PORT', '127.0.0.1:PORT', '[::1]:PORT', 'app.localhost:PORT', 'LOCALHOST']

/** Resolves when `app-server start` ends, or listens although it must not. */
function endOrListen(args: string[], env: Record<string, string>) {
  const { ended, says } = runAppServer(['start', '--port', '0', ...args], env)
  const listening = says(/listens on \S+/).then(([output]) => ({ code: 'listens', output }))
  // It rejects when the process ends.
  return Promise.race([ended, listening.catch(() => ended)])
}

describe('M13: a development server that others can reach', () => {
  it.each(['0.0.0.0', '::', '192.0.2.1', 'auth.example.com'])(
    'does not start on %s',
    async (host) => {
      const { code, output } = await endOrListen(['--database-url', 'memory://'], {
        APP_HOST: host,
      })
      expect(code).toBe(1)
      expect(output).toContain(`APP_HOST: "${host}" makes a development server`)
      expect(output).toContain('APP_DEV_EXPOSE=on')
    },
  )

  it.each(['Production', 'PRODUCTION', 'prod', 'staging'])(
    'is not started by NODE_ENV=%s',
    async (environment) => {
      const { code, output } = await endOrListen(['--data-dir', await makeFolder()], {
        NODE_ENV: environment,
      })
      expect(code).toBe(1)
      expect(output).toBe(
        `NODE_ENV: "${environment}" is not valid; expected production, development or test, in lower case.\n`,
      )
    },
  )

  it('serves its pages and API to no other host name', async () => {
    const ask = await listen(await startServerForTest())
    for (const host of foreign) {
      expect([host, await ask(host, '/dev/outbox.json')]).toEqual([host, 403])
      expect([host, await ask(host, '/api/v1/projects/current')]).toEqual([host, 403])
    }
    for (const host of local) {
      expect([host, await ask(host, '/dev/outbox.json')]).toEqual([host, 200])
      expect([host, await ask(host, '/api/v1/projects/current')]).toEqual([host, 200])
    }
  })

  it('rejects a request line that names another host than the header', async () => {
    const ask = await listen(await startServerForTest())
    const target = 'http://localhost/dev/outbox.json'
    expect(await ask('rebound.example', '/dev/outbox.json', target)).not.toBe(200)
  })

  it('serves its API to others when configured to, but never its pages', async () => {
    const ask = await listen(await startServerForTest({ host: '0.0.0.0', devExpose: 'on' }))
    expect(await ask('192.168.1.7', '/api/v1/projects/current')).toBe(200)
    expect(await ask('192.168.1.7', '/dev/outbox.json')).toBe(403)
    expect(await ask('localhost', '/dev/outbox.json')).toBe(200)
  })

  it('accepts requests for any host in production', async () => {
    const started = await startServerForTest({
      production: true,
      secret: '4d1f9a0c7be2835610fa7b2c9d8e3041',
      url: 'https://auth.example.com',
      host: '0.0.0.0',
    })
    const ask = await listen(started)
    // Not 403: only the demo key is refused.
    expect(await ask('auth.example.com', '/api/v1/projects/current')).toBe(401)
  })
})
