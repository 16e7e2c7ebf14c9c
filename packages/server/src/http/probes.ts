import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { isLoopback } from '../config/config'
import { hashToken } from '../crypto/hash-token'
import type { Database } from '../db/database'
import { countMissingMigrations } from '../db/migrate'
import type { Env } from '../lib/request-env'
import type { Service } from './context'
import { jsonBody, textResponse } from './response'

/** Timeout of the database check, in milliseconds; probes time out about then. */
const readyTimeoutMs = 3000

/** Operator endpoints: liveness, readiness and metrics. */
export function probes(service: Service): Hono<Env> {
  const { db, config, metrics, lifecycle } = service
  const app = new Hono<Env>()
  app.get('/health', async (context) => {
    if (context.req.query('db')) await db.execute(sql`select 1`)
    return context.json({ status: 'ok' }, 200, { 'Access-Control-Allow-Origin': '*' })
  })
  app.get('/ready', async () => {
    const status = lifecycle.isStopping ? 'stopping' : await checkReadiness(db)
    const degraded = listDegraded(service)
    const body = degraded.length > 0 ? { status, degraded } : { status }
    return jsonBody(status === 'ready' ? 200 : 503, body, { 'Cache-Control': 'no-store' })
  })
  if (metrics) {
    app.get('/metrics', (context) => {
      const { metricsToken: token } = config
      const given = context.req.header('authorization')?.replace(/^Bearer /i, '') ?? ''
      // Comparing hashes reveals nothing through timing.
      const isOpen = token === undefined && (!config.production || isFromThisMachine(context))
      if (isOpen || (token !== undefined && hashToken(given) === hashToken(token))) {
        return metrics.read()
      }
      if (token === undefined) {
        return textResponse(401, 'Set APP_METRICS_TOKEN to read this from another machine.')
      }
      return textResponse(401, 'The token is missing or wrong.', { 'WWW-Authenticate': 'Bearer' })
    })
  }
  return app
}

/** Returns whether a request came neither through a proxy nor over a network. */
function isFromThisMachine(context: Context<Env>): boolean {
  const peer = context.env?.incoming?.socket?.remoteAddress
  if (context.req.header('x-forwarded-for') !== undefined) return false
  return peer === undefined || isLoopback(peer)
}

/** Lists optional dependencies that are unavailable. */
function listDegraded({ replica, redis }: Pick<Service, 'replica' | 'redis'>): string[] {
  return [
    ...(replica.state() === 'resting' ? ['read replica'] : []),
    ...(redis?.isUsed() === false ? ['Redis'] : []),
  ]
}

type Readiness = 'ready' | 'migrations missing' | 'database read-only' | 'database unreachable'

async function checkReadiness(db: Database): Promise<Readiness> {
  const asked = inspect(db).catch((): Readiness => 'database unreachable')
  return Promise.race([
    asked,
    delay(readyTimeoutMs, 'database unreachable' as const, { ref: false }),
  ])
}

async function inspect(db: Database): Promise<Readiness> {
  const { rows } = await db.execute<{ readOnly: string }>(
    sql`select current_setting('transaction_read_only') as "readOnly"`,
  )
  if (rows[0]?.readOnly === 'on') return 'database read-only'
  return (await countMissingMigrations(db)) === 0 ? 'ready' : 'migrations missing'
}
