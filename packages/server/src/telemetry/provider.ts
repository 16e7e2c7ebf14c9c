import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { version } from '../lib/version'

/** Where spans go, and how many of them. */
export interface TelemetryOptions {
  /** Base of the collector's URLs. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** Which part of the traces that begin here is kept, from 0 to 1. */
  ratio: number
  log: Logger
}

/** How callers tell of the trace they are in. */
export const propagator = new W3CTraceContextPropagator()

/** Makes spans and sends them, some seconds later and many at once. */
export function createProvider(options: TelemetryOptions): TracerProvider {
  const { endpoint, headers, serviceName, ratio, log } = options
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers,
  })
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: withNotice(exporter, log) })],
  })
}

/** The library drops what it cannot send, and tells nobody. */
function withNotice(exporter: SpanExporter, log: Logger): SpanExporter {
  let isLost = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const isFailed = result.error !== undefined
        if (isFailed && !isLost) log.warn({ reason: result.error?.message }, 'traces are lost')
        isLost = isFailed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
