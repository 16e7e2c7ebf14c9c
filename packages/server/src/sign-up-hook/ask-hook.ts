import {
  type SignUpHookData,
  type SignUpHookResponse,
  signUpHookResponse,
  sizes,
} from '@app/contract'
import type { Dispatcher } from 'undici'
import { createPublicPost } from '../lib/public-request'
import { readJson } from '../lib/read-json'

/** Time until the complete response, in milliseconds: the visitor waits for it. */
const timeoutMs = 3000

/** A hook gave no valid response. The message is for the owners of the project. */
export class HookError extends Error {
  override name = 'HookError'
}

/**
 * Sends a sign-up to the hook of a project.
 *
 * @throws {HookError}
 */
export type AskSignUpHook = (
  url: string,
  request: { headers: Record<string, string>; body: string },
) => Promise<SignUpHookResponse>

/** The body of a request to a hook. */
export function toHookBody(data: SignUpHookData): string {
  return JSON.stringify({ type: 'sign_up', data })
}

/** Creates the sender of sign-ups, with the rules of webhooks for addresses and redirects. */
export function createAskSignUpHook({ allowPrivate }: { allowPrivate: boolean }): AskSignUpHook {
  const post = createPublicPost({ allowPrivate, timeoutMs, subject: 'Sign-up hooks' })
  return async (url, request) => {
    const signal = AbortSignal.timeout(timeoutMs)
    let text: string
    try {
      text = await readText(await post(url, { ...request, signal }))
    } catch (error) {
      if (error instanceof HookError) throw error
      if (signal.aborted) throw new HookError(`No response within ${timeoutMs / 1000} s.`)
      throw new HookError(error instanceof Error ? error.message : String(error))
    }
    return parse(text)
  }
}

async function readText({ statusCode, body }: Dispatcher.ResponseData): Promise<string> {
  if (statusCode < 200 || statusCode > 299) {
    await body.dump({ limit: 64 * 1024 })
    throw new HookError(`The hook returned ${statusCode}.`)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > sizes.signUpBody) {
      throw new HookError(`The response has more than ${sizes.signUpBody} bytes.`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parse(text: string): SignUpHookResponse {
  const parsed = readJson(text)
  if (typeof parsed === 'string') throw new HookError(`The response is not valid: ${parsed}.`)
  const result = signUpHookResponse.safeParse(parsed.value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = issue?.path.join('.') || 'response'
  throw new HookError(`The response is not valid: ${path}: ${issue?.message}.`)
}
