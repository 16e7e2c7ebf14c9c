import { sql } from 'drizzle-orm'
import { carryActivityOver } from './carry-activity-over'
import { countExistingRows, recount } from './counts'
import type { Database } from './database'
import { limitLockWaits, retryLocks } from './migrate'
import { backgroundMigrations } from './schema/index'

/** A database to migrate. */
interface Target {
  db: Database
  isEmbedded: boolean
  /** Runs statements that may take minutes. */
  runLong<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
}

/** Work that would block writes for too long in a migration, so it runs while the service is up. */
interface BackgroundMigration {
  /** Must not change once released. */
  name: string
  /** Runs again from the beginning if the process ends before it is done. */
  run(target: Pick<Target, 'db' | 'isEmbedded'>, signal: AbortSignal): Promise<void>
}

const migrations: BackgroundMigration[] = [
  { name: countExistingRows, run: async ({ db }) => void (await recount(db)) },
  { name: 'activity_of_events', run: ({ db }, signal) => carryActivityOver(db, signal) },
  createIndex(
    'security_events_user',
    'security_events (user_id, created_at, id) where user_id is not null',
  ),
  // Most events have the excluded type; the index by project finds those just as fast.
  createIndex(
    'security_events_type',
    `security_events (project_id, type, created_at, id) where type <> 'session.created'`,
  ),
  // Equal keys share index entries: a tenth of the size of the former index by project and time.
  createIndex('contact_channels_by_project', 'contact_channels (project_id)'),
  dropIndex('contact_channels_project'),
  createIndex('users_banned', 'users (project_id, signed_up_at, id) where banned_at is not null'),
  createIndex('users_anonymous', 'users (project_id, signed_up_at, id) where is_anonymous'),
  createIndex(
    'contact_channels_verified',
    'contact_channels (project_id, is_verified) where is_primary',
  ),
  createIndex('passkeys_user', 'passkeys (user_id)'),
  { name: 'several_passkeys', run: ({ db }) => allowSeveralPasskeys(db) },
  createIndex('webhook_events_queue', 'webhook_events (project_id, position)'),
  // With it, the oldest events of a project would be searched among those of all projects.
  dropIndex('webhook_events_position'),
  dropIndex('webhook_events_project'),
  createIndex(
    'teams_display_name_search',
    'teams using gin (search_keys(project_id, display_name))',
  ),
  createIndex(
    'sent_emails_recipient_search',
    'sent_emails using gin (search_keys(project_id, (recipients[1])))',
  ),
]

/** Advisory lock of a running background migration; an arbitrary number. */
const lockId = 7_209_114_504

/** A database with fewer rows is migrated at once, which takes less than a second. */
const fewRows = 20_000

/** Creates an index without blocking writes, after removing what an interrupted attempt left. */
function createIndex(name: string, on: string): BackgroundMigration {
  return {
    name: `index_${name}`,
    async run({ db, isEmbedded }) {
      const isInvalid = sql`select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`
      const { rowCount } = await db.execute(isInvalid)
      // PGlite has no other connection that could be blocked.
      const concurrently = isEmbedded ? '' : 'concurrently'
      if (rowCount) await db.execute(sql.raw(`drop index ${concurrently} ${name}`))
      await db.execute(sql.raw(`create index ${concurrently} if not exists ${name} on ${on}`))
    },
  }
}

function dropIndex(name: string): BackgroundMigration {
  return {
    name: `no_index_${name}`,
    async run({ db, isEmbedded }) {
      await db.execute(sql.raw(`drop index ${isEmbedded ? '' : 'concurrently'} if exists ${name}`))
    },
  }
}

/**
 * Makes the credential the primary key of passkeys, instead of the user. Reads no rows.
 *
 * @see docs/decisions/174-several-passkeys.md
 */
async function allowSeveralPasskeys(db: Database): Promise<void> {
  const hasFormerKey = sql`select from pg_constraint
    where conname = 'passkeys_pkey' and conrelid = to_regclass('passkeys')`
  const replaceKey = () =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute(hasFormerKey)
      if (rows.length === 0) return
      await tx.execute(limitLockWaits)
      await tx.execute(sql`alter table passkeys drop constraint passkeys_pkey,
        add constraint passkeys_credential primary key using index passkeys_credential`)
    })
  await retryLocks(replaceKey)
}

/** Names of all background migrations. */
export const backgroundMigrationNames = migrations.map(({ name }) => name)

/** Returns the names of the background migrations that are not done. */
export async function listBackgroundMigrations(db: Database): Promise<string[]> {
  const rows = await db.select({ name: backgroundMigrations.name }).from(backgroundMigrations)
  const done = new Set(rows.map(({ name }) => name))
  return backgroundMigrationNames.filter((name) => !done.has(name))
}

/** Runs the background migrations at once if there is little to migrate, such as in a new database. */
export async function migrateFewRows(target: Target): Promise<void> {
  const pending = await listBackgroundMigrations(target.db)
  if (pending.length === 0 || !(await isSmall(target.db))) return
  await runBackgroundMigrations(target, new AbortController().signal)
}

async function isSmall(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ rows: number }>(sql`
    select (select count(*) from (select from users limit ${fewRows}) few)::int
      + (select count(*) from (select from events limit ${fewRows}) few)::int
      + (select count(*) from (select from security_events limit ${fewRows}) few)::int as rows`)
  return (rows[0]?.rows ?? 0) < fewRows
}

/**
 * Runs the background migrations that are not done, in order. Does nothing while another process
 * runs them.
 *
 * @param signal Ends the work between two statements.
 * @returns The names of those that are done now.
 */
export async function runBackgroundMigrations(
  target: Target,
  signal: AbortSignal,
): Promise<string[]> {
  // No other process can use the embedded database, and its one connection is needed for the work.
  const { db: shared, isEmbedded } = target
  const work = () => target.runLong((db) => runMissing({ db, isEmbedded }, signal))
  if (isEmbedded) return work()
  // `create index concurrently` waits for snapshots, so this transaction must not hold one: a query
  // with parameters would keep one until the next query. A session-level lock would not survive a
  // pooler.
  return shared.transaction(async (tx) => {
    const { rows } = await tx.execute<{ locked: boolean }>(
      sql.raw(`select pg_try_advisory_xact_lock(${lockId}) as locked`),
    )
    return rows[0]?.locked ? work() : []
  })
}

async function runMissing(
  target: Pick<Target, 'db' | 'isEmbedded'>,
  signal: AbortSignal,
): Promise<string[]> {
  const missing = await listBackgroundMigrations(target.db)
  const done: string[] = []
  for (const migration of migrations.filter(({ name }) => missing.includes(name))) {
    if (signal.aborted) break
    await migration.run(target, signal)
    if (signal.aborted) break
    await target.db
      .insert(backgroundMigrations)
      .values({ name: migration.name })
      .onConflictDoNothing()
    done.push(migration.name)
  }
  return done
}
