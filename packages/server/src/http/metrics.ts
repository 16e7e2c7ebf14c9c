import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countHashes } from '../crypto/hash-queue'
import type { Database } from '../db/database'
import type { FairPool } from '../db/fair-pool'
import type { ReadReplica } from '../db/read-replica'
import type { RedisConnection } from '../db/redis'
import type { JobStore } from '../jobs/job-store'
import { listTestProjects } from '../project-settings/test-mode'

/** A handled request. */
interface HandledRequest {
  method: string
  /** Path pattern of the contract, to limit the number of label values. */
  route: string
  status: number
  seconds: number
}

/** Metrics of this process. */
export interface Metrics {
  observe(handled: HandledRequest): void
  /** Returns all metrics in the Prometheus text format. */
  read(): Promise<Response>
}

/** From a cached response to a full hash queue, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Sources of the gauges. */
export interface Watched {
  db: Database
  pool: FairPool
  jobStore: JobStore
  replica: ReadReplica
  redis: RedisConnection | null
}

/** Creates the metrics of a process. */
export function createMetrics(watched: Watched): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'app_http_requests_total',
    help: 'Requests handled.',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })
  const durations = new Histogram({
    name: 'app_http_request_duration_seconds',
    help: 'Time until the response.',
    labelNames: ['method', 'route'],
    buckets,
    registers: [register],
  })
  addGauges(register, watched)
  return {
    observe({ method, route, status, seconds }) {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    async read() {
      const headers = { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' }
      return new Response(await register.metrics(), { headers })
    },
  }
}

/** Adds gauges, which are evaluated when the metrics are read. */
function addGauges(register: Registry, { db, pool, jobStore, replica, redis }: Watched): void {
  const registers = [register]
  addSwitches(registers, { replica, redis })
  new Gauge({
    name: 'app_password_hashes',
    help: 'Running and waiting password hashes.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(countHashes())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'app_database_connections',
    help: 'Database connections, and queries waiting for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'total' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waiting)
    },
  })
  new Gauge({
    name: 'app_test_projects',
    help: 'Projects in test mode.',
    registers,
    async collect() {
      this.reset()
      const ids = await listTestProjects(db).catch(() => null)
      if (ids) this.set(ids.length)
    },
  })
  new Gauge({
    name: 'app_jobs',
    help: 'Jobs of all processes.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset()
      // The metrics of the process must be readable without the database.
      const counts = await jobStore.count().catch(() => [])
      for (const { queue, state, count } of counts) this.set({ queue, state }, count)
    },
  })
}

/** Adds gauges of optional dependencies: 1 while used, 0 while skipped after a failure. */
function addSwitches(
  registers: Registry[],
  { replica, redis }: Pick<Watched, 'replica' | 'redis'>,
): void {
  const addSwitch = (name: string, help: string, isOn: () => boolean) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(Number(isOn()))
      },
    })
  if (replica.state() !== null) {
    const help = 'Whether the read replica is used. 0 while it is skipped after a failure.'
    addSwitch('app_read_replica_used', help, () => replica.state() === 'used')
  }
  if (redis) {
    const help = 'Whether Redis counts attempts. 0 while the database does.'
    addSwitch('app_redis_used', help, redis.isUsed)
  }
}
