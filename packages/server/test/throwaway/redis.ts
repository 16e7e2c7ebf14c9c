import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from './postgres'

/** A running Redis for one test run only. */
export interface ThrowawayRedis {
  url: string
  /** Stops it and discards its data. */
  stop(): Promise<void>
}

/** Starts a Redis that keeps everything in memory. */
export async function startThrowawayRedis(port?: number): Promise<ThrowawayRedis> {
  const ownPort = port ?? (await findFreePort())
  const folder = await mkdtemp(join(tmpdir(), 'test-redis-'))
  const settings = { port: ownPort, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const server = spawn('redis-server', args, { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const isMissing = new Promise<never>((_, reject) => {
    server.once('error', (cause) =>
      reject(new Error('This test needs Redis (Debian: apt-get install redis-server).', { cause })),
    )
  })
  await Promise.race([waitUntilListening(ownPort), isMissing])
  return {
    url: `redis://127.0.0.1:${ownPort}`,
    async stop() {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilListening(port: number): Promise<void> {
  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
  while (!(await isListening())) await delay(20)
}
