import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { TestProject } from 'vitest/node'
import { bundleProgram } from '../setup/bundle-program'
import { setup as setupPostgres } from '../setup/postgres'
import { findFreePort } from '../throwaway/postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** URLs of the processes that run the servers of the tests. Default: the tests run them. */
    hosts?: string[]
  }
}

const processes = 3

/** A process that runs servers, at an address that its successor keeps. */
interface Host {
  port: number
  child: ChildProcess
  /** Whether this run killed it. */
  isKilled: boolean
}

/** Starts a throwaway Postgres, and the processes that run the servers of the tests. */
export async function startHosts(project: TestProject) {
  const [stopPostgres, program] = await Promise.all([
    setupPostgres(project),
    bundleProgram('test/processes/host.ts'),
  ])
  const ports = await Promise.all(Array.from({ length: processes }, findFreePort))
  let crashes = 0

  /** A crash that cuts a connection does not excuse a failed test. */
  async function watchHost(port: number): Promise<Host> {
    const host: Host = { port, child: await startHost(program.path, port), isKilled: false }
    host.child.once('exit', () => {
      if (!host.isKilled) crashes += 1
    })
    return host
  }

  function end(host: Host, signal?: NodeJS.Signals): void {
    host.isKilled = true
    host.child.kill(signal)
  }

  const hosts = await Promise.all(ports.map(watchHost))
  project.provide(
    'hosts',
    ports.map((port) => `http://127.0.0.1:${port}`),
  )
  return {
    /** Kills a busy process, and starts another in its place. */
    async replaceOne(): Promise<void> {
      const index = Math.floor(Math.random() * processes)
      const host = hosts[index]
      if (!host) return
      const { exitCode, signalCode } = host.child
      const ended = exitCode === null && signalCode === null && once(host.child, 'exit')
      end(host, 'SIGKILL')
      await ended
      hosts[index] = await watchHost(host.port)
    },
    /** @throws {Error} when a process has ended without being killed by this run. */
    async stop(): Promise<void> {
      for (const host of hosts) end(host)
      await Promise.all([stopPostgres(), program.remove()])
      if (crashes === 0) return
      // The runner prints errors thrown here, and continues.
      process.exitCode = 1
      throw new Error(`${crashes} processes ended by themselves.`)
    },
  }
}

/** Attempts until another program that used the port for a moment has released it. */
const tries = 20

async function startHost(program: string, port: number): Promise<ChildProcess> {
  for (let left = tries; left > 0; left -= 1) {
    const child = fork(program, [String(port)], {
      // In one process, URLs may have any length.
      execArgv: ['--max-http-header-size=1048576'],
    })
    const isUp = await Promise.race([
      once(child, 'message').then(() => true),
      once(child, 'exit').then(() => false),
    ])
    if (isUp) return child
  }
  throw new Error('A process that runs the servers of the tests does not start.')
}
