import type { EndpointKey } from '@app/contract'
import { onTestFinished } from 'vitest'
import type { ServerOptions } from '../../src/index'
import { as, asInternalClient, demo, startServer } from '../harness'
import { createSender, type EndpointRequest } from '../requests'
import { startMailServer } from '../stand-ins/mail-server'

/** Pages of the demo project's app. */
export const pages = 'http://localhost:3000/handler'

/** Response of every sign-in method. */
export interface Session {
  access_token: string
  refresh_token: string
}

/** A request to an endpoint; the browser adds its headers. */
type BrowserRequest = Omit<EndpointRequest, 'headers'>

/**
 * Starts the service with a mail server, its limits, which no flow reaches, and a controllable
 * clock, for one test.
 */
export async function startFlow(options: ServerOptions = {}) {
  const mailServer = await startMailServer()
  let time = Date.now()
  const started = await startServer({
    smtpUrl: mailServer.url,
    now: () => time,
    rateLimits: true,
    ...options,
  })
  onTestFinished(() => started.server.close())
  const sender = createSender(started.call)
  const { internalKeys } = started.server

  /** Opens a browser with the app of a project, signed out at first. */
  function openBrowser(projectId: 'demo' | 'internal' = 'demo') {
    let session: Session | null = null

    function headers(): Record<string, string> {
      const { access_token: access, refresh_token: refresh } = session ?? {}
      return projectId === 'internal'
        ? asInternalClient(internalKeys, access)
        : as('client', { access, refresh })
    }

    const browser = {
      headers,

      /** Calls an endpoint and requires success. */
      ask: (key: EndpointKey, request?: BrowserRequest) =>
        sender.must(key, { ...request, headers: headers() }),

      /** Returns the known error of a refused call, or the status of another error. */
      async refusal(key: EndpointKey, request?: BrowserRequest): Promise<string | number> {
        const { status, body } = await sender.send(key, { ...request, headers: headers() })
        if (status < 400) throw new Error(`${key} was not refused: ${JSON.stringify(body)}`)
        return body.code ?? status
      },

      /** Stores the tokens of a sign-in in place of the previous ones. */
      keep<Kept extends Session>(tokens: Kept): Kept {
        session = tokens
        return tokens
      },

      /** Clears the tokens. */
      forget() {
        session = null
      },

      session(): Session {
        if (!session) throw new Error('This browser is signed out.')
        return session
      },

      me: () => browser.ask('GET /users/me'),

      /** Fetches a new access token as the client library does: a bare form post. */
      async refresh() {
        const { refresh_token } = browser.session()
        const client =
          projectId === 'internal'
            ? { client_id: 'internal', client_secret: internalKeys.publishableClientKey ?? '' }
            : { client_id: demo.id, client_secret: demo.client }
        const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token, ...client })
        const response = await sender.send('POST /auth/oauth/token', {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          raw: form.toString(),
        })
        if (response.status === 200) session = { ...response.body, refresh_token }
        return response
      },

      /** Signs up with a password, and keeps the session. */
      async signUp(email: string, password = 'correct horse') {
        const body = { email, password, verification_callback_url: `${pages}/email-verification` }
        return browser.keep(await browser.ask('POST /auth/password/sign-up', { body }))
      },
    }
    return browser
  }

  return {
    ...started,
    ...sender,
    mailServer,
    openBrowser,
    /** The time of the service, in milliseconds since the epoch. */
    now: () => time,
    /** Lets time pass. */
    pass(ms: number) {
      time += ms
    },
  }
}

/** Spans of time, in milliseconds. */
export const minute = 60_000
export const day = 24 * 60 * minute

/** A browser of the app. */
export type Browser = ReturnType<Awaited<ReturnType<typeof startFlow>>['openBrowser']>
