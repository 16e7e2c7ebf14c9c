import type { ServerOptions } from '../../src/index'
import { demo } from '../harness'
import { createInstallation } from './installation'

/** The environment of a command with a key of the demo project. */
export const adminKey = { AUTH_ADMIN_KEY: demo.admin }
export const serverKey = { AUTH_SECRET_KEY: demo.server }

type Served = Parameters<
  Parameters<Awaited<ReturnType<typeof createInstallation>>['serving']>[0]
>[0]

/** Signs an owner in with the key of `internal` that a command printed. Returns the headers of their requests. */
export async function signInOwner(
  { call }: Pick<Served, 'call'>,
  { key, password }: { key: string; password: string },
): Promise<Record<string, string>> {
  const headers = {
    'x-stack-project-id': 'internal',
    'x-stack-access-type': 'client',
    'x-stack-publishable-client-key': key,
  }
  const body = { email: 'ada@example.com', password }
  const { body: tokens } = await call('POST', '/auth/password/sign-in', { headers, body })
  return { ...headers, 'x-stack-access-token': tokens.access_token }
}

/** Whether a command names its project itself, or needs none. */
function isOfService(args: string[]): boolean {
  return args.includes(demo.id) || /^(?:project (?:list|create)|owner|token)/.test(args.join(' '))
}

/** Runs a function while a service listens, with a function that runs commands on it. */
export async function onService(
  work: (
    served: Served & {
      on(args: string[], env?: Record<string, string>, input?: string): Promise<Ran>
    },
  ) => Promise<void>,
  options?: ServerOptions,
) {
  const { serving } = await createInstallation()
  // The machine of the commands: it has no database of the service.
  const { run } = await createInstallation({ DATABASE_URL: 'postgres://localhost:9/nothing' })
  await serving(async (served) => {
    const port = await served.server.listen({ port: 0 })
    const url = ['--url', `http://localhost:${port}`]
    const project = ['--project', demo.id]
    await work({
      ...served,
      on: (args, env = adminKey, input) =>
        run([...args, ...url, ...(isOfService(args) ? [] : project)], env, input),
    })
  }, options)
}

interface Ran {
  code: number
  out: string
  err: string
}
