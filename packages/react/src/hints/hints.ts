import {
  type ClientApp,
  diagnoseConnection,
  type HandlerUrls,
  HttpError,
  type InitialData,
  isKnownError,
  NetworkError,
  UsageError,
} from '@app/core'
import {
  baseUrlOf,
  hasSecretKey,
  losesCookies,
  misspelledOptionsOf,
  pendingRetriesOf,
} from '@app/core/bindings'

/**
 * Hints for developers about mistakes that are silent otherwise, each once, in the console. Loaded only where
 * `process.env.NODE_ENV` is `'development'`; bundlers remove the calls from production builds.
 *
 * @see docs/decisions/232-hints-in-development.md
 */

/** Time that a service may take before the console says that it does not respond. */
const timeoutMs = 3000

const shown = new Set<string>()

function warn(hint: string): void {
  if (shown.has(hint)) return
  shown.add(hint)
  console.warn(`@app/react: ${hint}`)
}

const watched = new WeakSet<ClientApp<true>>()

/** App of the provider that was first rendered last, for errors that name none. */
let latestApp: ClientApp<true> | undefined

/** Checks the app of a provider, its key and the first data of its server, and watches whether its service responds. */
export function checkApp(app: ClientApp<true>, initialData?: InitialData): void {
  if (watched.has(app)) return
  watched.add(app)
  if (hasSecretKey(app)) {
    warn(
      'This page contains a secret server key or an admin key, which everyone who opens it can read. Use a ClientApp with the publishable client key, and revoke the key if the page was public: app-server keys revoke.',
    )
  }
  latestApp = app
  const [path] = /\/api\/v1$/.exec(baseUrlOf(app)) ?? []
  if (path) warn(`baseUrl is the URL of the service without ${path}, which the SDK appends.`)
  for (const { given, meant } of misspelledOptionsOf(app)) {
    warn(`${given} is not an option of ClientApp, and has no effect; use ${meant}.`)
  }
  if (losesCookies(app)) {
    warn(
      `Browsers drop the cookies of the session on ${location.origin}, because it is neither https nor localhost: users who sign in are signed out on the next page. Use https or http://localhost; for development only, there is cookieOptions: { secure: false }, without hostPrefix.`,
    )
  }
  watchRetries(app)
  if (initialData?.user) checkSession(app)
  // A page that only reads a signed-out user sends no request, so that a wrong key would be silent.
  app.getProject().then(() => checkConnection(app), explain)
}

/**
 * Checks the origin of the page, because a sign-up from an untrusted origin succeeds but sends no email; and checks the
 * clock of the device, as a wrong one makes software other than the SDK reject tokens and two-factor codes.
 */
async function checkConnection(app: ClientApp<true>): Promise<void> {
  const { origin, clock } = await diagnoseConnection(app)
  if (origin !== 'ok') tellOfUntrustedOrigin(app)
  if (clock !== 'ok') {
    warn(
      `${clock} The SDK corrects it, but a server with this clock rejects new tokens or accepts expired ones, and codes of an authenticator app on this device are wrong.`,
    )
  }
}

/** Checks that the page has the session of the user in the data of its server: the two render different content otherwise. */
function checkSession(app: ClientApp<true>): void {
  // Errors are shown where the user is read.
  app.getUser().then(
    (user) => {
      if (user) return
      warn(
        'The initialData of AppProvider contains a user, but this page has no session. If your server keeps the tokens in HttpOnly cookies, use AppProvider without initialData, and read the user on the server: docs/recipes.md, "HttpOnly tokens". Otherwise, give both apps the same projectId, tokenStore and cookieOptions.',
      )
    },
    () => {},
  )
}

function watchRetries(app: ClientApp<true>): void {
  const retries = pendingRetriesOf(app)
  let timer: ReturnType<typeof setTimeout> | undefined
  retries.subscribe(() => {
    if (!retries.findLatest()?.error) {
      clearTimeout(timer)
      timer = undefined
      return
    }
    timer ??= setTimeout(() => {
      const error = retries.findLatest()?.error
      if (error) tellOfUnreachableService(error)
    }, timeoutMs)
  })
}

function tellOfUnreachableService({ message }: Error): void {
  // Such as a part of the app that was not loaded.
  if (!message.startsWith('Cannot reach')) return
  warn(
    `${message} Is the service running, and is baseUrl its URL? To start it, run: app-server start`,
  )
}

/** Checks that the style sheet applies to an element of the package. */
export async function checkStyleSheet(element: HTMLElement): Promise<void> {
  // Links to style sheets may still be loading.
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  const hasStyles = getComputedStyle(element).getPropertyValue('--stack-radius') !== ''
  if (hasStyles || !element.isConnected) return
  warn(
    "The style sheet is missing: import '@app/react/styles.css' once, such as where the app starts.",
  )
}

/**
 * Checks the path of `Handler`, if it has no page for it. Some routers, such as that of Next.js, render a page before they
 * change the URL of the window: nothing is reported if the window has left the path a second later.
 *
 * @param isPage Returns whether a part of a path is the name of a page.
 */
export async function checkHandlerPath(
  { handler }: Readonly<HandlerUrls>,
  path: string,
  isPage: (name: string) => boolean,
): Promise<void> {
  const isOfWindow = window.location.pathname === path
  await new Promise((resolve) => setTimeout(resolve, 1000))
  if (isOfWindow && window.location.pathname !== path) return
  const base = toHandlerPath(handler)
  if (path === base || path.startsWith(`${base}/`)) return
  const names = path.split('/')
  const index = names.findIndex((name) => name !== '' && isPage(name))
  // Without the name of a page, the last part may be a misspelled one.
  const end = index > 0 ? index : Math.max(names.length - 1, 2)
  const mounted = names.slice(0, end).join('/')
  warn(
    `Handler has no page for ${path}, because urls.handler is ${handler}. If it is mounted at another path, tell the app, such as: new ClientApp({ urls: { handler: '${mounted || '/'}' } }).`,
  )
}

/** Returns the path of a URL of `Handler`, without a slash at its end. */
function toHandlerPath(handler: string): string {
  return new URL(handler, 'http://site.invalid').pathname.replace(/\/$/, '')
}

/** Explains an error that a mistake in the set-up can cause. */
export function explain(error: unknown): void {
  if (isKnownError(error, 'REDIRECT_URL_NOT_WHITELISTED')) tellOfUntrustedOrigin(latestApp)
  if (isKnownError(error, 'INVALID_PUBLISHABLE_CLIENT_KEY')) {
    warn(
      `${error.message} Pass projectId and publishableClientKey as app-server project create printed them, and baseUrl of the service that has this project.`,
    )
  }
  if (error instanceof NetworkError && !error.isOffline) tellOfUnreachableService(error)
  // The error of React 18, in its words.
  if (/synchronous input/.test(String(error))) {
    warn(
      'A component suspended in an urgent update, such as a click, without <Suspense> above it. React 18 cannot wait then: AppProvider rendered its content again, which lost its state. Put <Suspense> around the components with hooks.',
    )
  }
  if (error instanceof UsageError) {
    explainOption(error)
    if (error.message.startsWith('A hook needs') && isNext()) {
      warn(
        'In Next.js, AppProvider is around the children of app/layout.tsx, in a file with "use client".',
      )
    }
  }
  if (error instanceof HttpError && isOfAnotherServer(error)) {
    // Without the rest of a document.
    const [message] = error.message.split('\n', 1)
    warn(`A server other than the service responded. Is baseUrl the URL of the service? ${message}`)
  }
}

/**
 * A success of the service is always JSON, and its response to a wrong project id is a known error. The id of a request
 * would not tell, as browsers may not read it at another origin.
 */
function isOfAnotherServer({ status, path }: HttpError): boolean {
  return status < 300 || (status === 404 && path === '/projects/current')
}

/** Variables of the recipes for Vite, by option. */
const viteVariables = new Map([
  ['baseUrl', 'VITE_AUTH_URL'],
  ['projectId', 'VITE_AUTH_PROJECT_ID'],
  ['publishableClientKey', 'VITE_AUTH_KEY'],
])

/** Explains the error of an app whose option is missing or invalid. */
function explainOption({ message }: UsageError): void {
  const [, option = '', state, name] =
    /^(\w+) is (missing|invalid): (?:.* set (\w+))?/.exec(message) ?? []
  const variable = viteVariables.get(option)
  if (!variable) return
  if (option === 'publishableClientKey' && state === 'invalid') {
    warn(
      'If this publishableClientKey is a secret server key (ssk_…) or an admin key (sak_…), everyone who opens the page can read it: if the page was public, revoke it with app-server keys revoke.',
    )
  }
  if (state === 'missing' && isServedByVite()) {
    warn(
      `Vite reads no NEXT_PUBLIC_… variables. Pass ${option}: import.meta.env.${variable} to the app, and set ${variable} in .env.`,
    )
  }
  if (state === 'missing' && name && isNext()) {
    warn(`Next.js reads ${name} from .env.local beside package.json.`)
  }
}

/** Frameworks on Vite render documents of their own, of which a module imports its client. */
function isServedByVite(): boolean {
  const loaded = performance.getEntriesByType('resource')
  return loaded.some(({ name }) => name.includes('/@vite/client'))
}

/** Pages of Next.js have its version, or the data of the App Router. */
function isNext(): boolean {
  return 'next' in window || '__next_f' in window
}

function tellOfUntrustedOrigin(app?: ClientApp<true>): void {
  const { origin } = location
  const handler_path = toHandlerPath(app?.urls.handler ?? '/handler') || '/'
  const entry = { domain: origin, handler_path }
  const target = app && ` --project ${app.projectId} --url ${baseUrlOf(app)}`
  warn(
    `The service does not trust ${origin}. Add ${JSON.stringify(entry)} to config.domains of the project file, set AUTH_ADMIN_KEY to the admin key of the project, and run: app-server project apply FILE${target ?? ''}`,
  )
}
