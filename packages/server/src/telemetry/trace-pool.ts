import { type Context, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import type { Pool, PoolClient } from 'pg'

/** Dependencies of tracing queries. */
export interface QueryTracing {
  tracer: Tracer
  /** Context of the current request, if any. Background work is not traced. */
  active(): Context | undefined
}

type Query = (this: unknown, ...args: unknown[]) => unknown

/**
 * Creates a span for each query of a request, with its text, which contains no values, and its
 * status.
 */
export function tracePool(pool: Pool, tracing: QueryTracing): void {
  traceQueries(pool, tracing)
  // The pool's own `query`, which is traced above, calls that of a client with a callback.
  const known = new WeakSet<PoolClient>()
  // Not on connect: some connections existed before.
  pool.on('acquire', (client) => {
    if (!known.has(client)) traceQueries(client, tracing)
    known.add(client)
  })
}

function traceQueries(target: Pick<Pool, 'query'>, { tracer, active }: QueryTracing): void {
  const query = target.query as Query
  // Called with `this`, because the shares of a pool inherit it.
  function traced(this: unknown, ...args: unknown[]) {
    const parent = active()
    if (!parent || typeof args.at(-1) === 'function') return query.apply(this, args)
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
    const result = query.apply(this, args)
    void Promise.resolve(result).then(
      () => span.end(),
      (error) => fail(span, error),
    )
    return result
  }
  // The overloads of `pg` allow more arguments than this type.
  target.query = traced as typeof target.query
}

/** Values are parameters, which are omitted. */
function toText(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : Object(statement).text
  return typeof text === 'string' ? text.trim() : ''
}

/** Without the message, in which Postgres may repeat values. */
function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', String(Object(error).code ?? Object(error).name ?? 'Error'))
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
