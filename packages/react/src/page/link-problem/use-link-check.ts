import type { CodeRecipient, Result } from '@app/core'
import { useCallResult } from '../../lib/use-call-result'
import { findLinkProblem, isWholeCode, type LinkProblem } from './link-problem'

/** State of an email link. */
export interface LinkCheck {
  /** Address that it was sent to; `null` until it is known, or if it cannot be. */
  email: string | null
  /** Reason that it does not work; `null` until the check has found one. */
  problem: LinkProblem | null
}

/** Checks an email link without using it. What the check cannot tell, using the link will. */
export function useLinkCheck(
  code: string | null,
  check: (
    code: string,
    options: { signal: AbortSignal },
  ) => Promise<Result<CodeRecipient, unknown>>,
): LinkCheck {
  const found = useCallResult(code ?? '', async (signal): Promise<LinkCheck> => {
    if (!isWholeCode(code)) return { email: null, problem: 'invalid' }
    try {
      const result = await check(code, { signal })
      if (result.status === 'ok') return { email: result.data.email, problem: null }
      return { email: null, problem: findLinkProblem(result.error) }
    } catch {
      return { email: null, problem: null }
    }
  })
  return found ?? { email: null, problem: isWholeCode(code) ? null : 'invalid' }
}
