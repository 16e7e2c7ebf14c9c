import type { account } from './en-US/account'
import type { base } from './en-US/base'
import type { first } from './en-US/first'
import type { signIn } from './en-US/sign-in'

/** What stands everywhere, in a language. English has some of it from the start. */
export type BaseTexts = Record<keyof typeof first | keyof typeof base, string>

/** The pages of signing in, in a language. */
export type SignInTexts = Record<keyof typeof signIn, string>

/** The account settings, in a language. */
export type AccountTexts = Record<keyof typeof account, string>

/** The id of a text; `messages` of the provider replaces texts by it. */
export type MessageId = keyof BaseTexts | keyof SignInTexts | keyof AccountTexts
