import { setImmediate as immediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { waitOptions } from '../../test/wait-options'
import type { FreeSlots, TakenJob } from './take-jobs'
import { createWorker } from './worker'

/** Polls only when it is called or woken. */
const settings = { slots: 8, slotsPerProject: 3, pollMs: 2 ** 30, drains: false }

/** Starts a worker with due jobs of projects, each of which runs until it is ended. */
function start(projectIds: string[]) {
  let due = projectIds
  const running: { projectId: string; end: () => void }[] = []

  /** Takes the oldest jobs of projects with free slots, as the database does. */
  async function take({ count, running: counts }: FreeSlots): Promise<TakenJob[]> {
    await immediate()
    const left = (projectId: string) => settings.slotsPerProject - (counts[projectId] ?? 0)
    const oldest = due.filter((projectId) => left(projectId) > 0).slice(0, count)
    const taken = oldest.filter(
      (projectId, index) =>
        oldest.slice(0, index).filter((id) => id === projectId).length < left(projectId),
    )
    for (const projectId of taken) due = due.toSpliced(due.indexOf(projectId), 1)
    return taken.map((projectId) => ({
      id: '',
      queue: 'mail',
      job: { kind: 'clean-up' },
      projectId,
    }))
  }

  const worker = createWorker(settings, {
    take,
    run: ({ projectId }) =>
      new Promise((resolve) => {
        const job: (typeof running)[number] = {
          projectId,
          end() {
            running.splice(running.indexOf(job), 1)
            resolve()
          },
        }
        running.push(job)
      }),
  })
  onTestFinished(async () => {
    due = []
    for (const job of [...running]) job.end()
    await worker.stop()
  })
  return {
    poll: worker.poll,
    running: () => running.map(({ projectId }) => projectId).sort(),
    add(...more: string[]) {
      due = [...due, ...more]
    },
    end: (projectId: string) => running.find((job) => job.projectId === projectId)?.end(),
  }
}

describe('a worker', () => {
  it('runs at most three jobs of a project, and those of others behind them', async () => {
    const { poll, running } = start([...Array(20).fill('a'), 'b', ...Array(9).fill('c')])
    await poll()
    expect(running()).toEqual(['a', 'a', 'a', 'b', 'c', 'c', 'c'])
  })

  it('runs the next job of a project when one of it has ended', async () => {
    const { poll, running, end, add } = start(['a', 'a', 'a', 'a'])
    await poll()
    expect(running()).toEqual(['a', 'a', 'a'])
    add('b')
    end('a')
    await vi.waitFor(() => expect(running()).toEqual(['a', 'a', 'a', 'b']), waitOptions)
  })

  it('runs the next job when one of its project ends during a query that still counts it', async () => {
    const { poll, running, end, add } = start(['a', 'a'])
    await poll()
    add('a', 'a')
    const polled = poll()
    end('a')
    await polled
    await vi.waitFor(() => expect(running()).toEqual(['a', 'a', 'a']), waitOptions)
  })
})
