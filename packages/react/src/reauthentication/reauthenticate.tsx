import { type ClientApp, type ContactChannel, type Resource, readsOf } from '@app/core'
import { loadReauthenticationCode } from '@app/core/bindings'
import type { ReactNode } from 'react'
import { appReads } from '../hooks/app-reads'
import { LoadedMessages } from '../i18n/loaded-messages'
import {
  isRecentlyAuthenticated,
  reauthenticationLifetimeMs,
  rememberReauthentication,
} from '../lib/recent-reauthentication'
import { type Parts, PartsContext } from '../theme/parts'
import { ThemeContext } from '../theme/theme-context'
import type { ShowInOutlet } from './outlet'
import { ReauthenticationDialog } from './reauthentication-dialog'
import type { ReauthenticationAddresses } from './reauthentication-flow'
import { findSignInMethods } from './sign-in-methods'

/** Place and appearance of the dialog. */
export interface QuestionPlace {
  show: ShowInOutlet
  theme: Record<`--${string}`, string>
  parts: Parts
  /** Title of the dialog. @default Confirm it’s you */
  title?: ReactNode
  /** Cancels the dialog. */
  signal: AbortSignal
}

const underWay = new WeakMap<ClientApp<true>, Promise<boolean>>()

/**
 * Asks the user to re-authenticate unless they recently have. Concurrent calls share one dialog.
 */
export function reauthenticate(app: ClientApp<true>, place: QuestionPlace): Promise<boolean> {
  const asked = underWay.get(app) ?? ask(app, place).finally(() => underWay.delete(app))
  underWay.set(app, asked)
  return asked
}

/** Asks until the visitor signs out or in as a different user, in this tab or another. */
async function ask(app: ClientApp<true>, place: QuestionPlace): Promise<boolean> {
  const left = new AbortController()
  // From the start: a dialog would miss what happens before it is shown.
  const stop = app.onAuthChange(() => left.abort())
  try {
    const isDone = await askIfNeeded(app, { ...place, cancelers: [place.signal, left.signal] })
    // Also if there was nothing to ask: the action would be that of another visitor.
    return isDone && !left.signal.aborted
  } finally {
    stop()
  }
}

interface CancelablePlace extends QuestionPlace {
  /** Each cancels the dialog, also before it is shown. */
  cancelers: AbortSignal[]
}

async function askIfNeeded(app: ClientApp<true>, place: CancelablePlace): Promise<boolean> {
  const user = await appReads(app).getUser().load()
  if (!user) return false
  // The service refuses the change, with a reason. The person who impersonates the user cannot confirm it.
  if (user.isImpersonation || isRecentlyAuthenticated(app, user.id)) return true

  const code = await loadReauthenticationCode()
  const reads = readsOf(user) as unknown as { listContactChannels(): Resource<ContactChannel[]> }
  const [ageMs, project, channels] = await Promise.all([
    code.findSessionAge(app, user),
    appReads(app).getProject().load(),
    reads.listContactChannels().load(),
  ])
  if (ageMs < reauthenticationLifetimeMs) return true
  const methods = findSignInMethods(user, project, channels)
  // An account without a sign-in method has only its session.
  if (methods.size === 0) return true

  const isReauthenticated = await askIn(place, (onEnd) => (
    <ReauthenticationDialog
      user={user}
      project={project}
      methods={methods}
      onEnd={onEnd}
      title={place.title}
      addresses={findAddresses(channels)}
      reauthentication={code.openReauthentication(app)}
      goToProvider={(provider) => code.reauthenticateAtProvider(app, provider)}
    />
  ))
  if (isReauthenticated) rememberReauthentication(app, user.id)
  return isReauthenticated
}

function findAddresses(channels: readonly ContactChannel[]): ReauthenticationAddresses {
  const usable = channels.filter(({ usedForAuth }) => usedForAuth)
  const first = (found: ContactChannel[]) =>
    (found.find(({ isPrimary }) => isPrimary) ?? found[0])?.value ?? null
  return {
    password: first(usable),
    // Codes are only sent to verified addresses.
    emailCode: first(usable.filter(({ isVerified }) => isVerified)),
  }
}

type Ask = (onEnd: (isReauthenticated: boolean) => void) => ReactNode

async function askIn(
  { show, theme, parts, cancelers }: CancelablePlace,
  render: Ask,
): Promise<boolean> {
  const result = new Promise<boolean>((resolve) => {
    for (const canceler of cancelers) {
      if (canceler.aborted) return resolve(false)
      canceler.addEventListener('abort', () => resolve(false))
    }
    show(
      <ThemeContext.Provider value={theme}>
        <PartsContext.Provider value={parts}>
          <LoadedMessages>{render(resolve)}</LoadedMessages>
        </PartsContext.Provider>
      </ThemeContext.Provider>,
    )
  })
  return result.finally(() => show(null))
}
