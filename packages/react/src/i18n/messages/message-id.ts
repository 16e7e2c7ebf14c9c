import type { account } from './en-US/account'
import type { first } from './en-US/first'
import type { main } from './en-US/main'
import type { pages } from './en-US/pages'
import type { security } from './en-US/security'

/** Messages of the sign-in page, of buttons and menus in one language. English has some in `first`. */
export type MainTexts = Record<keyof typeof first | keyof typeof main, string>

/** Messages of the other pages and of failures in one language. */
export type PageTexts = Record<keyof typeof pages, string>

/** Messages of sign-in and security in the account settings in one language. */
export type SecurityTexts = Record<keyof typeof security, string>

/** Messages of the account settings in one language, with those of sign-in and security. */
export type AccountTexts = Record<keyof typeof account, string>

/** The id of a text; `messages` of the provider replaces texts by it. */
export type MessageId = keyof MainTexts | keyof PageTexts | keyof AccountTexts
