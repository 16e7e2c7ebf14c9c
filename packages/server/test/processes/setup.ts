import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { setup as setupPostgres } from '../setup-postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Processes that run the servers of the tests; absent: the tests run them. */
    hosts?: string[]
  }
}

const processes = 3

/** Starts a throwaway Postgres, and the processes that the servers of the tests run in. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stopPostgres = await setupPostgres(project)
  const children = Array.from({ length: processes }, () =>
    fork(fileURLToPath(new URL('host.ts', import.meta.url)), {
      execArgv: ['--conditions=@app/source', '--import', 'tsx'],
      // Where tsx finds how JSX is compiled, wherever the tests were started.
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
    }),
  )
  project.provide('hosts', await Promise.all(children.map(readUrl)))
  return async () => {
    for (const child of children) child.kill()
    await stopPostgres()
  }
}

async function readUrl(child: ChildProcess): Promise<string> {
  const [url] = await once(child, 'message')
  return url
}
