/**
 * Attributes that attempts are counted by. Several together form one counter, for example per
 * account and address.
 */
type CountedBy = 'account' | 'address' | 'recipient'

/** Maximum number of attempts in a period. */
export interface Limit {
  /** The limited activity. */
  of: Activity
  points: number
  /** Period in seconds, starting with the first attempt. */
  duration: number
  by: readonly CountedBy[]
  /** Also counts calls with a server or admin key, which are trusted otherwise. */
  alsoServers?: true
  /**
   * Attempts from a network that the user signed in from before are counted separately, with the
   * same limit, so that others cannot use it up.
   */
  sparesKnown?: true
  /** Protects mailboxes of third parties, so test projects are not exempt in production. */
  guardsMailboxes?: true
}

/** Rate-limited activities. */
export type Activity =
  /** Wrong passwords. A correct one does not count. */
  | 'password'
  /** Wrong codes and passkeys. A correct one is taken back. */
  | 'code'
  /** Wrong authentication codes, which have six digits. A correct one is taken back. */
  | 'second factor'
  /** Wrong server and admin keys. A correct or repeated one is taken back. */
  | 'key'
  /** Emails requested for a given address. */
  | 'mail'
  /** Emails about changes to an account. Omitted over the limit. */
  | 'notice'
  /** Emails about sign-ins with a new browser. Omitted over the limit. */
  | 'sign-in notice'
  /** New accounts. */
  | 'sign-up'
  /** Sign-ins started with a provider, a passkey or a program, each of which inserts a row. */
  | 'begin'
  /** Objects created by signed-in users: teams, addresses, projects, passkeys, first passwords. */
  | 'create'
  /** Changes by signed-in users that webhooks announce: of themselves, teams and roles. */
  | 'change'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * All limits by name. Limits of one activity are counted in this order, and an attempt refused by
 * one is not counted by the following ones, so no single address can use up the limit of an account
 * for all addresses.
 */
export const limits = {
  // Few, because the user is likely at another address.
  signIn: {
    of: 'password',
    points: 20,
    duration: 15 * minute,
    by: ['account', 'address'],
    alsoServers: true,
  },
  // One password tried on many accounts. Enough for an office after a holiday.
  signInFromAddress: { of: 'password', points: 100, duration: hour, by: ['address'] },
  // More than one address can reach, so that locking out a user is hard.
  signInAnywhere: {
    of: 'password',
    points: 100,
    duration: hour,
    by: ['account'],
    alsoServers: true,
    sparesKnown: true,
  },

  code: { of: 'code', points: 60, duration: 10 * minute, by: ['address'], alsoServers: true },

  // Enough for the programs of an office that all have a revoked key.
  key: { of: 'key', points: 30, duration: hour, by: ['address'], alsoServers: true },

  // For an attacker who already has the password.
  secondFactor: { of: 'second factor', points: 20, duration: 6 * hour, by: ['account', 'address'] },
  // There are a million codes: using this limit every day finds one in about thirty years.
  secondFactorAnywhere: {
    of: 'second factor',
    points: 100,
    duration: day,
    by: ['account'],
    sparesKnown: true,
  },

  // Less than the limit of the mailbox, so that no single address uses that up.
  mailSoonBetween: {
    of: 'mail',
    points: 4,
    duration: 10 * minute,
    by: ['address', 'recipient'],
    guardsMailboxes: true,
  },
  // Neither fills a mailbox for long nor blocks the emails its owner requests.
  mailBetween: {
    of: 'mail',
    points: 30,
    duration: day,
    by: ['address', 'recipient'],
    guardsMailboxes: true,
  },
  // Emails to many different addresses.
  mailFromAddress: {
    of: 'mail',
    points: 100,
    duration: hour,
    by: ['address'],
    guardsMailboxes: true,
  },
  mailFromAccount: {
    of: 'mail',
    points: 100,
    duration: day,
    by: ['account'],
    guardsMailboxes: true,
  },
  mail: {
    of: 'mail',
    points: 5,
    duration: 10 * minute,
    by: ['recipient'],
    alsoServers: true,
    sparesKnown: true,
    guardsMailboxes: true,
  },

  // Separate from requested emails, which therefore cannot block notices.
  notice: {
    of: 'notice',
    points: 20,
    duration: hour,
    by: ['recipient'],
    alsoServers: true,
    guardsMailboxes: true,
  },

  // Separate from changes, whose notices an intruder could otherwise use up with forged browsers first.
  signInNotice: {
    of: 'sign-in notice',
    points: 5,
    duration: hour,
    by: ['recipient'],
    alsoServers: true,
    guardsMailboxes: true,
  },

  signUp: { of: 'sign-up', points: 60, duration: hour, by: ['address'], alsoServers: true },
  // A released address could receive an email with each new sign-up. Enough for repeated sign-ups
  // while developing an app.
  signUpAgain: {
    of: 'sign-up',
    points: 20,
    duration: hour,
    by: ['recipient'],
    guardsMailboxes: true,
  },

  // A page with passkey autofill starts one sign-in per minute, and an office has many pages open.
  begin: { of: 'begin', points: 600, duration: 10 * minute, by: ['address'] },

  create: { of: 'create', points: 100, duration: hour, by: ['account'] },
  // Limits creation by many accounts.
  createFromAddress: { of: 'create', points: 600, duration: hour, by: ['address'] },

  // A change every two seconds: enough for apps that save metadata while their user works.
  change: { of: 'change', points: 300, duration: 10 * minute, by: ['account'] },
} as const satisfies Record<string, Limit>
