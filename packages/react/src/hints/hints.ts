import { type ClientApp, type HandlerUrls, HttpError, isKnownError, readsOf } from '@app/core'
import { hasSecretKey, pendingRetriesOf } from '@app/core/bindings'

/**
 * Hints for developers about mistakes that are silent otherwise, each once, in the console. Loaded only where
 * `process.env.NODE_ENV` is `'development'`; bundlers remove the calls from production builds.
 *
 * @see docs/decisions/232-hints-in-development.md
 */

/** Time that a service may take before the console says that it does not respond. */
const patienceMs = 3000

const told = new Set<string>()

function tell(hint: string): void {
  if (told.has(hint)) return
  told.add(hint)
  console.warn(`@app/react: ${hint}`)
}

const watched = new WeakSet<ClientApp<true>>()

/** Checks the app of a provider, and watches whether its service responds. */
export function checkApp(app: ClientApp<true>): void {
  if (watched.has(app)) return
  watched.add(app)
  if (!readsOf(app)) {
    tell(
      'The app of AppProvider comes from another copy of @app/core than the one that @app/react uses. Install one version of both: npm ls @app/core lists the copies.',
    )
    return
  }
  if (hasSecretKey(app)) {
    tell(
      'This page contains a secret server key or an admin key, which everyone who opens it can read. Use a ClientApp with the publishable client key, and revoke the key if the page was public: app-server keys revoke.',
    )
  }
  watchRetries(app)
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
      if (error) tell(`${error.message} Is the service running, and is baseUrl its URL?`)
    }, patienceMs)
  })
}

/** Checks that the style sheet applies to an element of the package. */
export async function checkStyleSheet(element: HTMLElement): Promise<void> {
  // Links to style sheets may still be loading.
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  const hasStyles = getComputedStyle(element).getPropertyValue('--stack-radius') !== ''
  if (hasStyles || !element.isConnected) return
  tell(
    "The style sheet is missing: import '@app/react/styles.css' once, such as where the app starts.",
  )
}

/** Checks the path of `Handler`, if it has no page for it. */
export function checkHandlerPath({ handler }: Readonly<HandlerUrls>, path: string): void {
  const { pathname } = new URL(handler, 'http://site.invalid')
  const base = pathname.replace(/\/$/, '')
  if (path === base || path.startsWith(`${base}/`)) return
  const [, mounted] = path.split('/')
  tell(
    `Handler has no page for ${path}, because urls.handler is ${handler}. If it is mounted at another path, tell the app: new ClientApp({ urls: { handler: '/${mounted}' } }).`,
  )
}

/** Explains an error that a mistake in the set-up can cause. */
export function explain(error: unknown): void {
  if (isKnownError(error, 'REDIRECT_URL_NOT_WHITELISTED')) tellOfUntrustedOrigin()
  // A success of the service is always JSON.
  if (error instanceof HttpError && error.status < 300) {
    tell(
      `Another server than the service responds. Is baseUrl the URL of the service? ${error.message}`,
    )
  }
}

function tellOfUntrustedOrigin(): void {
  const { origin } = location
  tell(
    `The service does not trust ${origin}. Add it to config.domains of the project file, { "domain": "${origin}", "handler_path": "/handler" }, and run: npx @app/server project apply FILE.`,
  )
}
