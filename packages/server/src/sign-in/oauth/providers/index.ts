import type { ProviderId } from '@app/contract'
import { apple } from './apple'
import { bitbucket } from './bitbucket'
import { discord } from './discord'
import { facebook } from './facebook'
import { github } from './github'
import { gitlab } from './gitlab'
import { google } from './google'
import { linkedin } from './linkedin'
import { microsoft } from './microsoft'
import type { Provider } from './provider'
import { spotify } from './spotify'
import { x } from './x'

/** All supported providers by id. */
export const providers: Record<ProviderId, Provider> = {
  google,
  github,
  microsoft,
  spotify,
  facebook,
  discord,
  gitlab,
  bitbucket,
  linkedin,
  apple,
  x,
}

/** Returns whether a string is the id of a provider. */
export function isProviderId(id: string): id is ProviderId {
  return Object.hasOwn(providers, id)
}
