import type { ProviderId } from '@app/contract'
import type { DocumentedProvider } from '../documented-provider'
import { apple } from './apple'
import { bitbucket } from './bitbucket'
import { discord } from './discord'
import { facebook } from './facebook'
import { github } from './github'
import { gitlab } from './gitlab'
import { google } from './google'
import { linkedin } from './linkedin'
import { microsoft } from './microsoft'
import { spotify } from './spotify'
import { x } from './x'

/** Every provider of the contract, as its documentation describes it. */
export const documentedProviders: Record<ProviderId, DocumentedProvider> = {
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
