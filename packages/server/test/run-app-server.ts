import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject, onTestFinished } from 'vitest'
import { createClient } from './harness'

const packageRoot = fileURLToPath(new URL('..', import.meta.url))

/** Result of a program that ended. */
export interface Ended {
  code: number | null
  output: string
}

/** Runs `app-server`, bundled from its sources, as a separate process. */
export function runAppServer(args: string[], env: Record<string, string> = {}) {
  const program = spawn(process.execPath, [inject('appServerProgram'), ...args], {
    cwd: packageRoot,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  })
  onTestFinished(() => {
    program.kill('SIGKILL')
  })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
      for (const listener of listeners) listener()
    })
  }
  const ended = new Promise<Ended>((resolve) => {
    program.once('close', (code) => resolve({ code, output }))
  })

  /** Waits for the program to print something. */
  function says(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output)
        if (match) resolve(match)
      }
      listeners.add(look)
      look()
      void ended.then(({ code }) => reject(new Error(`app-server ended with ${code}:\n${output}`)))
    })
  }

  return { program, ended, says, output: () => output }
}

/** A server process that listens on a separate port, and a client for it. */
export async function startAppServer(dataDir: string, env: Record<string, string> = {}) {
  const run = runAppServer(['start', '--port', '0', '--data-dir', dataDir], env)
  const [, url = ''] = await run.says(/listens on (http:\S+)/)
  const client = createClient({
    fetch: (request) =>
      fetch(new Request(request.url.replace('http://localhost:8102', url), request)),
  })
  return { ...run, url, ...client }
}

/** Creates a folder that is deleted after the test. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'app-server-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
