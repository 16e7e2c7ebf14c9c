/** Tests that replace modules of Node, watch calls between modules, or occupy the threads of their process. */
const insideTheProcess = [
  'test/http/{busy,logs,operating}.test.ts',
  'test/sign-in/equal-responses.test.ts',
  'test/telemetry/tracing.test.ts',
  'test/advisories/outgoing.test.ts',
  'test/attacks/*/{internal-addresses,projects-take-turns,slow-names}.test.ts',
]

/** Each of these files runs in a process of its own. All others share processes, and the modules loaded there. */
export const isolatedTests = [...insideTheProcess, 'test/published-client/**/*.test.ts']

/** Tests of a single process. All others also run with each server on three (`test/processes`). */
export const singleProcessTests = [
  ...insideTheProcess,
  // They read its log, its statements and its counters, or a clock that only it has.
  'test/queries.test.ts',
  'test/import-export/many-definitions.test.ts',
  'test/real-postgres/processes/{changes-between-reads,settings-under-way}.test.ts',
  'test/real-postgres/*/{exhausted-database,jobs-of-one-moment}.test.ts',
  'test/projects/{lost-secret,test-projects}.test.ts',
  // It counts the slots of a process.
  'test/jobs/slow-servers.test.ts',
  'test/cli/start.test.ts',
  'test/attacks/*/{breached-passwords,slow-bodies,callers}.test.ts',
  'test/real-postgres/*/{interrupted-jobs,stored-templates,test-projects}.test.ts',
  'test/rate-limits/{spans,every-endpoint}.test.ts',
  // Its connections to the database, a replica and Redis.
  'test/real-postgres/*/{background-migrations,full-pool,lost-connections,pooler,read-replica,redis}.test.ts',
  // It opens a port of its own.
  'test/http/listen.test.ts',
  // The HTTP between the processes changes these: it refuses odd requests and long headers by itself,
  // names its own host, and reads ahead in bodies.
  'test/fuzz.test.ts',
  'test/import-export/project-file.test.ts',
  'test/sign-in/oauth/oauth-endless-response.test.ts',
  'test/attacks/*/{slashes-in-paths,bodies,development-exposed}.test.ts',
  // It moves two years of stored times into the past: a job that a killed process left is then older
  // than any that runs again.
  'test/real-postgres/stored-data/retention.test.ts',
  // They listen on a port of their own.
  'test/cli/{owner-tools-url,service-url}.test.ts',
  // They have processes of their own.
  'test/throwaway/leftovers.test.ts',
  'test/real-postgres/processes/{another-secret,killed-processes,refreshes-at-once}.test.ts',
]

/**
 * Tests of the endpoints, on a full Postgres that reports its query plans. Files that start many servers
 * are not among them: each has a full database of its own.
 */
export const planTests = [
  'test/plans/*.test.ts',
  'test/declared-errors/declared-errors.test.ts',
  'test/sessions/sessions.test.ts',
  'test/{permissions,teams,users}/*.test.ts',
  'test/projects/projects.test.ts',
  'test/sign-in/{email-verification,single-use}.test.ts',
  'test/sign-in/{passkey/passkeys,password/password}.test.ts',
  'test/sign-in/oauth/oauth-providers.test.ts',
]

/**
 * Tests of behavior that depends on the database: what embeds it, SQL of each kind, transactions at the
 * same time, concurrent requests to other servers, as the embedded one has a single connection, and the sixteen flows.
 * `pnpm test` runs these on the embedded database and all tests on Postgres; `pnpm test:long` runs all tests on the
 * embedded one as well.
 */
export const databaseDependentTests = [
  'test/embedded/**/*.test.ts',
  'test/cli/commands.test.ts',
  'test/flows/**/*.test.ts',
  'test/{counts,queries}.test.ts',
  'test/{jobs,permissions,sessions,teams,users}/*.test.ts',
  'test/security-events/{security-events,settings}.test.ts',
  'test/projects/projects.test.ts',
  'test/sign-in/{mfa/recovery-codes,single-use}.test.ts',
  'test/sign-up-hook/sign-up-hook.test.ts',
  'test/attacks/*/{changes-at-once,emails-in-any-case}.test.ts',
  'test/rate-limits/spans.test.ts',
  'test/webhooks/webhook-queue.test.ts',
]
