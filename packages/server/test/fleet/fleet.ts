import { setTimeout as delay } from 'node:timers/promises'
import { vi } from 'vitest'
import { makeFolder, startAppServer } from '../run-app-server'
import { waitOptions } from '../wait-options'
import { startRouter } from './router'

/** Starts processes of the service behind a router, for the running test. */
export async function startFleet(size: number, env: Record<string, string>) {
  const dataDir = await makeFolder()
  const started: Awaited<ReturnType<typeof startAppServer>>[] = []
  async function start() {
    const member = await startAppServer(dataDir, env)
    started.push(member)
    return member
  }
  const startMany = (count: number) => Promise.all(Array.from({ length: count }, start))
  // The first one makes the secrets that the others share.
  const members = [await start()]
  members.push(...(await startMany(size - 1)))
  const router = await startRouter(() => members.map((member) => member.url))

  async function kill(member: (typeof members)[number]): Promise<void> {
    members.splice(members.indexOf(member), 1)
    member.program.kill('SIGKILL')
    await member.ended
  }

  /** A process with a request to respond to. */
  const findBusy = () => members.find((member) => router.isBusy(member.url))

  return {
    url: router.url,
    /** Kills a busy process and starts another in its place, repeatedly. */
    async killUntil(isOver: () => boolean, pauseMs: number): Promise<void> {
      while (!isOver()) {
        await delay(pauseMs)
        const busy = await vi.waitUntil(() => isOver() || findBusy(), {
          interval: 1,
          ...waitOptions,
        })
        if (busy === true) return
        await kill(busy)
        members.push(await start())
      }
    },
    /** Kills every process, and starts as many again. */
    async replaceAll({ whileDown }: { whileDown: () => Promise<unknown> }): Promise<void> {
      await Promise.all([...members].map(kill))
      await whileDown()
      members.push(...(await startMany(size)))
    },
    /** Lines of the logs of all processes, those that were killed too. */
    log: () => started.flatMap((member) => member.output().match(/^\{.*$/gm) ?? []),
  }
}
