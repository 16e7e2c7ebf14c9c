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

/** Destination and sampling of traces. */
export interface TelemetryOptions {
  /** Base URL of the collector. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** Fraction of root traces to record, from 0 to 1. */
  ratio: number
  log: Logger
}

/** Reads the trace context of incoming requests. */
export const propagator = new W3CTraceContextPropagator()

/** Creates a tracer provider that exports spans in batches. */
export function createProvider(options: TelemetryOptions): TracerProvider {
  const { endpoint, headers, serviceName, ratio, log } = options
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers,
  })
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: withNotice(exporter, log) })],
  })
}

/** Reports export failures, which the library drops silently. */
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
