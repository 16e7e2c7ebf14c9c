import { contactChannelHandlers } from './contact-channels'
import type { Handlers } from './handlers'
import { oauthHandlers } from './oauth'
import { passwordHandlers } from './password'
import { projectHandlers } from './projects'
import { sessionHandlers } from './sessions'
import { userHandlers } from './users'

/** All handlers, by endpoint. */
export const handlers: Handlers = {
  ...passwordHandlers,
  ...oauthHandlers,
  ...sessionHandlers,
  ...userHandlers,
  ...contactChannelHandlers,
  ...projectHandlers,
}
