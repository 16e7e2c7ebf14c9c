import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue'

/** Takes everything out of a queue. */
function takeAll(queue: FairQueue<string>): string[] {
  const taken: string[] = []
  for (let job = queue.take(); job !== undefined; job = queue.take()) taken.push(job)
  return taken
}

/** A queue with jobs, each by its name such as `a1`, of the owner that it begins with. */
function fill(queue: FairQueue<string>, jobs: string, cost = 1) {
  for (const job of jobs.split(' ')) queue.add(job[0] ?? '', job, cost)
  return queue
}

describe('a fair queue', () => {
  it('serves owners in turn, each in the order of its jobs', () => {
    const queue = fill(new FairQueue<string>(), 'a1 a2 a3 a4 b1 b2 c1')
    expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  it('shares cost evenly, not the number of jobs', () => {
    const queue = fill(new FairQueue<string>(), 'a1 a2 a3', 4)
    fill(queue, 'b1 b2 b3 b4 b5 b6 b7 b8')
    expect(takeAll(queue).join(' ')).toBe('a1 b1 b2 b3 b4 a2 b5 b6 b7 b8 a3')
  })

  it('serves a new owner next, without credit for the past', () => {
    const queue = fill(new FairQueue<string>(), 'a1 a2 a3 a4 a5 a6')
    for (let count = 0; count < 3; count += 1) queue.take()
    fill(queue, 'b1 b2 b3')
    expect(takeAll(queue).join(' ')).toBe('b1 a4 b2 a5 b3 a6')
  })

  it('gives no advantage to an owner that adds its jobs one at a time', () => {
    const queue = fill(new FairQueue<string>(), 'a1 a2 a3 a4')
    fill(queue, 'b1')
    const order = []
    for (let count = 2; queue.size > 0; count += 1) {
      const job = queue.take() ?? ''
      order.push(job)
      if (job.startsWith('b') && count < 6) fill(queue, `b${count}`)
    }
    expect(order.filter((job) => job.startsWith('b')).length).toBeLessThanOrEqual(4)
    expect(order.slice(0, 4)).toEqual(['a1', 'b1', 'a2', 'b3'])
  })

  it('drops the newest job of the owner with the highest waiting cost', () => {
    const queue = fill(new FairQueue<string>(), 'a1 a2 a3')
    fill(queue, 'b1', 10)
    fill(queue, 'c1')
    expect([queue.size, queue.cost]).toEqual([5, 14])
    expect([queue.drop(), queue.drop()]).toEqual(['b1', 'a3'])
    expect([queue.size, queue.cost]).toEqual([3, 3])
    expect(takeAll(queue)).toEqual(['a1', 'c1', 'a2'])
    expect([queue.drop(), queue.size, queue.cost]).toEqual([undefined, 0, 0])
  })

  it('removes a waiting job without changing the order of the others', () => {
    const queue = fill(new FairQueue<string>(), 'a1 a2 a3 b1')
    queue.remove('a', 'a2')
    queue.remove('b', 'missing')
    queue.remove('unknown', 'a1')
    expect([queue.size, queue.cost]).toEqual([3, 3])
    expect(takeAll(queue)).toEqual(['a1', 'b1', 'a3'])
  })
})
