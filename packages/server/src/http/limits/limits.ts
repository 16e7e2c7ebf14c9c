/** What tells attempts apart. Several together make one counter: of each account from each address. */
type CountedBy = 'account' | 'address' | 'recipient'

/** How often something may be done. */
export interface Limit {
  /** What is done. */
  of: Activity
  points: number
  /** In seconds, from the first time on. */
  duration: number
  by: readonly CountedBy[]
  /** Also counts calls with a server or admin key, which are trusted otherwise. */
  alsoServers?: true
  /**
   * Attempts from an address that the user signed in from before are let through when others have used
   * the limit up. They have one as high to themselves.
   */
  sparesKnown?: true
  /** Keeps strangers' mailboxes from being filled: no test project is let off in production. */
  guardsMailboxes?: true
}

/** What is limited. */
export type Activity =
  /** Wrong passwords; a right one is taken back. */
  | 'password'
  /** Wrong codes and passkeys; a right one is taken back. */
  | 'code'
  /** Wrong codes of an authenticator app, which have six digits; a right one is taken back. */
  | 'second factor'
  /** Server and admin keys; one that is right, or was sent before, is taken back. */
  | 'key'
  /** Mails that somebody asks for, to an address they name. */
  | 'mail'
  /** Mails about changes to an account, to its own addresses; over the limit they are left out. */
  | 'notice'
  /** New accounts. */
  | 'sign-up'
  /** Sign-ins begun at a provider, with a passkey or by a program: rows that strangers make. */
  | 'begin'
  /** What somebody makes who is signed in: a team, address, project, passkey or first password. */
  | 'create'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Every limit, by its name. Those of one activity are counted in the order written here, and what
 * one of them refuses does not count for the others: no address alone can use up what an account
 * has for all addresses together.
 */
export const limits = {
  // Few, as the owner is likely elsewhere.
  signIn: {
    ...{ of: 'password', points: 20, duration: 15 * minute, by: ['account', 'address'] },
    alsoServers: true,
  },
  // One password tried on many accounts. Enough for an office after a holiday.
  signInFromAddress: { of: 'password', points: 100, duration: hour, by: ['address'] },
  // More than one address reaches, so that nobody is easily locked out.
  signInAnywhere: {
    ...{ of: 'password', points: 100, duration: hour, by: ['account'] },
    alsoServers: true,
    sparesKnown: true,
  },

  code: { of: 'code', points: 60, duration: 10 * minute, by: ['address'], alsoServers: true },

  // Enough for the programs of an office that all have keys of yesterday.
  key: { of: 'key', points: 30, duration: hour, by: ['address'], alsoServers: true },

  // For whoever has the password already.
  secondFactor: { of: 'second factor', points: 20, duration: 6 * hour, by: ['account', 'address'] },
  // A million codes: all of these, every day, find one in some thirty years.
  secondFactorAnywhere: {
    ...{ of: 'second factor', points: 100, duration: day, by: ['account'] },
    sparesKnown: true,
  },

  // Fewer than a mailbox gets from all: no single address uses those up.
  mailSoonBetween: {
    ...{ of: 'mail', points: 4, duration: 10 * minute, by: ['address', 'recipient'] },
    guardsMailboxes: true,
  },
  // Neither fills a mailbox for long, nor keeps its owner from mails of their own.
  mailBetween: {
    ...{ of: 'mail', points: 30, duration: day, by: ['address', 'recipient'] },
    guardsMailboxes: true,
  },
  // Mails to many strangers.
  mailFromAddress: {
    ...{ of: 'mail', points: 100, duration: hour, by: ['address'] },
    guardsMailboxes: true,
  },
  mailFromAccount: {
    ...{ of: 'mail', points: 100, duration: day, by: ['account'] },
    guardsMailboxes: true,
  },
  mail: {
    ...{ of: 'mail', points: 5, duration: 10 * minute, by: ['recipient'] },
    alsoServers: true,
    sparesKnown: true,
    guardsMailboxes: true,
  },

  // Apart from mails that are asked for: nobody can use those up to keep a notice from being sent.
  notice: {
    ...{ of: 'notice', points: 20, duration: hour, by: ['recipient'] },
    alsoServers: true,
    guardsMailboxes: true,
  },

  signUp: { of: 'sign-up', points: 60, duration: hour, by: ['address'], alsoServers: true },
  // Whoever gives an address up again could have it mailed by the next sign-up. Enough for who builds an
  // app and tries its sign-up again and again.
  signUpAgain: {
    ...{ of: 'sign-up', points: 20, duration: hour, by: ['recipient'] },
    guardsMailboxes: true,
  },

  // A page that suggests passkeys begins one a minute, and an office has many pages open.
  begin: { of: 'begin', points: 600, duration: 10 * minute, by: ['address'] },

  create: { of: 'create', points: 100, duration: hour, by: ['account'] },
  // Many accounts.
  createFromAddress: { of: 'create', points: 600, duration: hour, by: ['address'] },
} as const satisfies Record<string, Limit>
