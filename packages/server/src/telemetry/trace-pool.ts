import { type Context, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import type { Pool, PoolClient } from 'pg'

/** What makes spans of queries. */
export interface QueryTracing {
  tracer: Tracer
  /** The request that is being answered, if any: what is done beside requests is not traced. */
  active(): Context | undefined
}

type Query = (...args: unknown[]) => unknown

/** Makes a span of each query of a request: its text, which holds no values, and how it ended. */
export function tracePool(pool: Pool, tracing: QueryTracing): void {
  traceQueries(pool, tracing)
  // The pool's own query comes here with a callback, and was noted above.
  const known = new WeakSet<PoolClient>()
  // Not when they connect: some did so before.
  pool.on('acquire', (client) => {
    if (!known.has(client)) traceQueries(client, tracing)
    known.add(client)
  })
}

function traceQueries(target: Pick<Pool, 'query'>, { tracer, active }: QueryTracing): void {
  const query = target.query.bind(target) as Query
  const traced: Query = (...args) => {
    const parent = active()
    if (!parent || typeof args.at(-1) === 'function') return query(...args)
    const text = toText(args[0])
    const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'QUERY'
    const span = tracer.startSpan(
      operation,
      {
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          'db.query.text': text,
        },
      },
      parent,
    )
    const result = query(...args)
    void Promise.resolve(result).then(
      () => span.end(),
      (error) => fail(span, error),
    )
    return result
  }
  // Its overloads say what `pg` takes; this takes whatever it is given.
  target.query = traced as typeof target.query
}

/** Values are in the parameters, which are left out. */
function toText(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : Object(statement).text
  return typeof text === 'string' ? text.trim() : ''
}

/** Without its message, in which Postgres may repeat a value. */
function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', String(Object(error).code ?? Object(error).name ?? 'Error'))
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
