import { setTimeout as delay } from 'node:timers/promises'
import type { EndpointKey } from '@app/contract'
import { expect } from 'vitest'
import { as, createClient } from '../harness'
import type { EndpointRequest } from '../requests'
import { createSender } from '../requests'
import type { startMailServer } from '../stand-ins/mail-server'
import type { Ledger, TestUser } from './ledger'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

const page = 'http://localhost:3000/handler/page'

/** Returns functions that send requests to a fleet. */
export function callFleet(url: string) {
  return createSender(
    createClient({
      fetch: (request) =>
        fetch(new Request(request.url.replace('http://localhost:8102', url), request)),
    }).call,
  )
}

/** There was no response, or one with 503: the request may have taken effect or not. */
class Cut extends Error {}

/** Pause of a writer whose request was refused, in milliseconds. */
const pauseMs = 250

/** Options of a load. */
interface LoadOptions {
  isOver: () => boolean
  writers: number
  /** Prefix of the addresses. @default 'writer' */
  name?: string
  /** Whether the service may respond with 503 and `Retry-After`. @default false */
  mayRefuse?: boolean
}

/**
 * Sends typical requests until it is over, and keeps a ledger of the responses. Every response must
 * be that of a healthy service; only connections may break.
 */
export async function runLoad(
  { url, smtp, ledger }: { url: string; smtp: MailServer; ledger: Ledger },
  { isOver, writers, name = 'writer', mayRefuse = false }: LoadOptions,
): Promise<void> {
  const { send } = callFleet(url)
  const presented = new Set<string>()

  async function ask(key: EndpointKey, request: EndpointRequest) {
    const response = await send(key, request).catch((error: unknown) => {
      // `fetch` throws this only for a broken connection.
      if (!(error instanceof TypeError)) throw error
      ledger.cuts += 1
      throw new Cut('the connection broke', { cause: error })
    })
    ledger.responses += 1
    if (mayRefuse && response.status === 503) {
      expect(response.headers.get('retry-after')).toBeTruthy()
      ledger.refused += 1
      await delay(pauseMs)
      throw new Cut('the service is unavailable')
    }
    if (!key.startsWith('GET ') && response.status < 300) ledger.writes += 1
    return response
  }

  async function must(key: EndpointKey, request: EndpointRequest) {
    const { status, body } = await ask(key, request)
    if (status >= 300) throw new Error(`${key} responded ${status}: ${JSON.stringify(body)}`)
    return body
  }

  async function signUp(email: string): Promise<{ user: TestUser; access: string }> {
    // At most 70 characters.
    const password = `the password of ${email}`.slice(0, 70)
    ledger.attempted.add(email)
    const body = { email, password, verification_callback_url: page }
    const {
      user_id: id,
      refresh_token: refresh,
      access_token: access,
    } = await must('POST /auth/password/sign-up', { body })
    const sessions = [refresh]
    const metadata = [undefined]
    const more = { endedSessions: [], teams: new Map(), addresses: [email], metadata }
    const user: TestUser = { id, email, password, sessions, ...more }
    ledger.users.push(user)
    return { user, access }
  }

  async function signIn(user: TestUser): Promise<string> {
    const { email, password } = user
    const { refresh_token: refresh, access_token: access } = await must(
      'POST /auth/password/sign-in',
      { body: { email, password } },
    )
    user.sessions.push(refresh)
    return access
  }

  /** Ends the session of the sign-up. */
  async function signOut(user: TestUser, access: string): Promise<void> {
    // The state of a session is unknown when ending it got no response.
    const refresh = user.sessions.shift() ?? ''
    await must('DELETE /auth/sessions/current', { headers: as('client', { access }) })
    user.endedSessions.push(refresh)
  }

  async function changeTeams(user: TestUser, access: string): Promise<void> {
    const headers = as('client', { access })
    const { id } = await must('POST /teams', { headers, body: { display_name: 'First' } })
    const names = ['First']
    user.teams.set(id, names)
    for (const name of ['Second', 'Third']) {
      names.push(name)
      const body = { display_name: name }
      await must('PATCH /teams/:team_id', { headers, path: { team_id: id }, body })
      names.splice(0, names.length - 1)
    }
  }

  async function addAddress(user: TestUser, access: string): Promise<void> {
    const value = `more-${user.email}`
    const body = { user_id: 'me', value, type: 'email', used_for_auth: false }
    await must('POST /contact-channels', { headers: as('client', { access }), body })
    user.addresses.push(value)
  }

  async function changeMetadata({ metadata }: TestUser, access: string): Promise<void> {
    const headers = as('client', { access })
    for (const step of [1, 2]) {
      metadata.push(step)
      await must('PATCH /users/me', { headers, body: { client_metadata: { step } } })
      metadata.splice(0, metadata.length - 1)
    }
  }

  async function createApiKey(email: string): Promise<void> {
    const body = {
      description: email,
      expires_at_millis: Date.now() + 86_400_000,
      has_publishable_client_key: false,
      has_secret_server_key: true,
      has_super_secret_admin_key: false,
    }
    const { id } = await must('POST /internal/api-keys', { headers: as('admin'), body })
    ledger.apiKeys.push(id)
  }

  /** Presents an emailed code twice at once: one of the two requests redeems it. */
  async function redeem(): Promise<void> {
    // Codes of an earlier load have been presented by it.
    const isOwn = (to: string[]) => to.some((address) => address.startsWith(name))
    const message = smtp.emails.find(({ code, to }) => code && !presented.has(code) && isOwn(to))
    if (!message) return
    presented.add(message.code)
    const body = { code: message.code }
    const present = () => ask('POST /contact-channels/verify', { body })
    const responses = await Promise.allSettled([present(), present()])
    const outcomes = responses.map((response) => {
      if (response.status === 'fulfilled') return response.value.body.code ?? response.value.status
      if (response.reason instanceof Cut) return 'cut'
      throw response.reason
    })
    if (outcomes.includes(200)) ledger.redeemed.set(message.to[0] ?? '', message.code)
    const [first, second] = outcomes.map(String).sort()
    const used = 'VERIFICATION_CODE_ALREADY_USED'
    expect([
      ['200', used],
      ['200', 'cut'],
      [used, 'cut'],
      ['cut', 'cut'],
    ]).toContainEqual([first, second])
  }

  async function live(email: string): Promise<void> {
    const { user, access: first } = await signUp(email)
    const access = await signIn(user)
    await changeTeams(user, access)
    await addAddress(user, access)
    await changeMetadata(user, access)
    await createApiKey(email)
    const headers = as('client', { refresh: user.sessions.at(-1) ?? '' })
    await must('POST /auth/sessions/current/refresh', { headers })
    await signOut(user, first)
    await redeem()
  }

  async function write(writer: number): Promise<void> {
    for (let turn = 0; !isOver(); turn += 1) {
      try {
        await live(`${name}${writer}-turn${turn}@example.com`)
      } catch (error) {
        if (!(error instanceof Cut)) throw error
      }
    }
  }

  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
}
