import { ClientApp, type ClientAppOptions } from '@app/core'
import { act, render } from '@testing-library/react'
import axe from 'axe-core'
import { type ReactNode, StrictMode } from 'react'
import { expect, inject, vi } from 'vitest'
import { AppProvider, type AppProviderProps } from '../src/index'
import { send } from './running-requests'

/** Handles requests, as the `fetch` option of an app. */
export type Fetch = (request: Request) => Promise<Response>

const baseUrl = inject('serviceUrl')

/** The real service, see `service.ts`. */
export const service: Fetch = send

/** An acceptable password. */
export const password = 'correct horse'

/** A new email address, which is typed fast. */
export function newEmail(): string {
  return `ada-${crypto.randomUUID().slice(0, 8)}@example.com`
}

/**
 * An app of the demo project, on a device with the correct time. Redirects are recorded in order
 * instead of followed.
 */
export function createApp(options: Partial<ClientAppOptions<true>> = {}) {
  const visits: string[] = []
  const madeAt = Date.now()
  const app = new ClientApp<true>({
    baseUrl,
    projectId: '00000000-0000-4000-8000-00000000de30',
    publishableClientKey: `pck_dem0${'0'.repeat(41)}`,
    tokenStore: 'memory',
    redirectMethod: { navigate: (to) => void visits.push(to) },
    retry: { attempts: 1 },
    fetch: service,
    // The clock of the service is frozen: late in a long run, its tokens would look expired.
    now: () => inject('serviceTime') + Date.now() - madeAt,
    ...options,
  })
  return { app, visits }
}

/** A router that only changes the URL. */
export function createRouter() {
  const visits: string[] = []
  const navigate = (to: string) => {
    visits.push(to)
    window.history.pushState(null, '', to)
  }
  return { visits, redirectMethod: { navigate } }
}

/** An app with a new signed-in user. */
export async function createSignedInApp(options: Partial<ClientAppOptions<true>> = {}) {
  const created = createApp(options)
  const email = newEmail()
  const result = await created.app.signUpWithCredential({ email, password, noRedirect: true })
  expect(result.status).toBe('ok')
  return { ...created, email }
}

/** Matches a paragraph or the facts of a list entry by its whole text, child elements included. */
export function wholeText(text: string | RegExp) {
  return (_: string, element: Element | null) => {
    const whole = element?.matches('p, span.stack-text') ? element.textContent : ''
    return typeof text === 'string' ? whole === text : text.test(whole)
  }
}

/** Renders below a provider, and waits for content that needs no request. */
export async function show(
  ui: ReactNode,
  { app, ...provider }: Pick<AppProviderProps, 'app' | 'lang' | 'messages'>,
) {
  return act(async () =>
    render(
      <StrictMode>
        <AppProvider app={app} {...provider}>
          {ui}
        </AppProvider>
      </StrictMode>,
    ),
  )
}

/** Keeps React from printing expected errors. */
export function hushErrors() {
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}

/** Fails if axe finds an accessibility problem. Colors need a browser. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
