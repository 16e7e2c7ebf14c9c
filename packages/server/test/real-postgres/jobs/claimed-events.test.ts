import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../src/db/client'
import { claimEvents, forgetEvent } from '../../../src/webhooks/pending-events'
import { openQueue } from '../../webhooks/open-queue'
import { query } from '../query'

/** Takes the lock of the queue 0.4 s after the snapshot of its statement. */
const slowLock = `create schema slow;
  create function slow.pg_try_advisory_xact_lock(bigint) returns boolean language plpgsql as $$
  begin
    perform pg_sleep(0.4);
    return pg_catalog.pg_try_advisory_xact_lock($1);
  end $$`

it('takes no event that was taken between its snapshot and its lock', async () => {
  const { db, databaseUrl, add } = await openQueue('a', 'b')
  await query(databaseUrl, slowLock)
  const slowUrl = new URL(databaseUrl)
  slowUrl.searchParams.set('options', '-c search_path=slow,pg_catalog,public')
  const slow = await openDatabase({
    databaseUrl: slowUrl.href,
    dataDir: '',
    onError: console.error,
  })
  onTestFinished(() => slow.close())

  /** Claims in both processes at once. The slow one begins first, and finishes last. */
  async function claimAtOnce(isSent: boolean) {
    const late = claimEvents(slow.db)
    const active =
      "select from pg_stat_activity where query like '%webhook_events%' and state = 'active' and pid <> pg_backend_pid()"
    await expect.poll(() => query(databaseUrl, active)).not.toEqual([])
    const { byProject } = await claimEvents(db)
    if (isSent) for (const event of byProject.flat()) await forgetEvent(db, event)
    return [byProject.flat().length, (await late).byProject.flat().length]
  }

  await add('a', 12)
  await add('b', 2)
  expect([await claimAtOnce(true), await claimAtOnce(false)]).toEqual([
    [7, 0],
    [5, 0],
  ])
  // By itself it takes what is left.
  expect((await claimEvents(slow.db)).byProject).toEqual([])
  await query(databaseUrl, 'update webhook_events set next_try_at = now()')
  expect((await claimEvents(slow.db)).byProject.flat()).toHaveLength(5)
})
