import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A server in its own process. */
export interface Program {
  url: string
  /** Time from launch to the first response. */
  startMs: number
  /** Resident memory, in MB. */
  readMemory(): number
  /** Triggers a garbage collection, which takes some milliseconds. */
  collectGarbage(): void
  stop(): Promise<void>
}

/** Port of the first process. */
const firstPort = 8194

/** Script that collects garbage on request. */
const collecting = [
  '--expose-gc',
  '--import',
  'data:text/javascript,process.on("SIGUSR2",()=>gc())',
]

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts the built service like a user does. */
export function startService(port: number, env: Record<string, string>): Promise<Program> {
  const args = [fromPackage('bin/app-server.js'), 'start', '--port', String(port)]
  return start(args, port, { APP_RATE_LIMITS: 'off', APP_ACCESS_TOKEN_SECONDS: '3600', ...env })
}

/** Starts several processes of the service on one database. */
export async function startServices(
  count: number,
  env: Record<string, string>,
): Promise<Program[]> {
  const services: Program[] = []
  for (let number = 0; number < count; number += 1) {
    services.push(await startService(firstPort + number, env))
  }
  return services
}

/** Starts the floor server. */
export function startFloor(port: number, env: Record<string, string>): Promise<Program> {
  const args = ['--conditions=@app/source', '--import', 'tsx', fromPackage('bench/floor.ts')]
  return start([...args, String(port)], port, env)
}

function fromPackage(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}

async function start(args: string[], port: number, env: Record<string, string>): Promise<Program> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...collecting, ...args], {
    cwd: fromPackage('.'),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    // Request logs are written and discarded.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running.delete(child)
      resolve()
    })
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isUp(`${url}/health`))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}.`)
    await delay(5)
  }
  return {
    url,
    startMs: performance.now() - startedAt,
    readMemory() {
      const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])
      return Number(kilobytes) / 1024
    },
    collectGarbage() {
      child.kill('SIGUSR2')
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}
