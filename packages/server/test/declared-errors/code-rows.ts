import type { EndpointKey } from '@app/contract'
import type { CodeRequest } from '../presented-codes'
import type { TestService } from '../test-service'
import type { Row } from './row'

const guesses = 20

/**
 * Rows for the four errors of an endpoint that takes a verification code.
 *
 * @param fresh Creates a code and the call that presents it.
 * @param lifetimeMs Lifetime of such a code.
 * @param consumer The endpoint that uses the code up, if this one only checks it, and the rest of
 * its body.
 */
export function codeRows(
  key: EndpointKey,
  fresh: (service: TestService) => Promise<CodeRequest>,
  lifetimeMs: number,
  consumer: { key: EndpointKey; body?: object } = { key },
) {
  return {
    VERIFICATION_CODE_NOT_FOUND: async (service) => withCode(await fresh(service), '0'.repeat(45)),
    VERIFICATION_CODE_EXPIRED: async (service) => ({
      ...(await fresh(service)),
      afterMs: lifetimeMs,
    }),
    VERIFICATION_CODE_ALREADY_USED: async (service) => {
      const call = await fresh(service)
      await service.send(consumer.key, { ...call, body: { ...call.body, ...consumer.body } })
      return call
    },
    VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: async (service) => {
      const call = await fresh(service)
      const guess = withCode(call, `000000${call.body.code.slice(6)}`)
      for (let tries = 0; tries < guesses; tries += 1) await service.send(key, guess)
      return call
    },
  } satisfies Record<string, Row>
}

function withCode(call: CodeRequest, code: string): CodeRequest {
  return { ...call, body: { ...call.body, code } }
}
