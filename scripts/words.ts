/**
 * Words that names, comments, texts and documents of this repository must not use, with their
 * replacements. They are also compared with the words that identifiers and file names consist of.
 * `docs/glossary.md` has the names of concepts.
 */
export const refusedWords: Record<string, string> = {
  anybody: 'a noun: any user, any caller',
  everybody: 'a noun: every user, all subscribers',
  nobody: 'a noun: no user, signed out',
  somebody: 'a noun: a user, a visitor',
  whoever: 'a noun: the user, the caller',
  whomever: 'a noun: the user, the caller',
  answer: 'response, result; respond, return',
  answers: 'responses, results; responds, returns',
  answered: 'responded, returned',
  answering: 'responding, returning',
  anew: 'again',
  elsewhere: 'the place: in another tab, on another server',
  entrance: 'the page or its content',
  equipment: 'dependencies',
  farewell: 'account-deleted notice',
  happenings: 'events, causes',
  lane: 'queue',
  lanes: 'queues',
  letterhead: 'header of the email',
  mailed: 'sent by email, emailed',
  mails: 'emails, sends an email',
  meanwhile: 'concurrently, in the meantime, since then, until then',
  newcomer: 'new user',
  newcomers: 'new users',
  nouns: 'the name of the objects',
  outdate: 'invalidate',
  outdated: 'stale, invalidated',
  outdates: 'invalidates',
  outdating: 'invalidating',
  patience: 'timeout, with its unit',
  provable: 're-authentication',
  renew: 'refresh',
  renewal: 'refresh',
  renewals: 'refreshes',
  renewed: 'refreshed',
  renewing: 'refreshing',
  renews: 'refreshes',
  reseal: 're-encrypt',
  seal: 'encrypt',
  sealed: 'encrypted',
  seals: 'encrypts',
  spoken: 'localized, with its messages',
  twin: 'hook',
  twins: 'hooks',
  upkeep: 'background work, maintenance',
}

/** Phrases that a list of single words cannot express, with their replacements. */
export const refusedPhrases: [pattern: RegExp, instead: string][] = [
  [/\b[eE]-mail/, 'email'],
  [/\b[Mm]ail me\b/, 'email me'],
  [/\b(?:is|are|was)(?: not|n['’]t) right\b/, 'is incorrect'],
  [/\b[dD]ead(?:[ -](?:link|invitation|code)|Link|End|Invitation)|-dead-end/, 'invalid, problem'],
  [/\b[tT]he present (?!day\b)\w|\bpresent one\b/, 'current'],
  [/\b(?:const|let) \[?(?:told|said)\b/, 'a noun: message, forwarded address'],
  [/\b(?:it|test|describe)\(['"`](?:[wW]hat|[wW]ho|[wW]hose|[wW]hom)\b/, 'a noun or a verb first'],
  [/\bno longer counts?\b/, 'is no longer valid'],
  [/\b(?:few|many|more) tries\b|\btries left\b/, 'attempts'],
  [/\b(?:[Bb]ehaviour|[Cc]olour|[Cc]ustomis|[Ll]icence\b|[Gg]rey\b)/, 'the US spelling'],
  [/\b(?:for|from|of|to) who (?:has|have|is|made|may)\b/, 'a noun: users who'],
  [/\b(?:knows|tells) no\b/, 'does not know, does not support'],
  [
    /(?<=[^\s*/#])(?<!\b[tT]here) (?:is|are|was|were) no (?!longer\b|more\b)/,
    'is not a, is not an',
  ],
  [/^\s*(?:\/\*\*|\*) (?:What|Who|Whose|Whom)\b(?![^.]*\?)/, 'a noun or a third-person verb first'],
  [/^\s*\/\/ (?:What|Who|Whose|Whom)\b(?![^.]*\?)/, 'a noun or a verb first'],
]

/** Refused words that some files keep, because databases, requests or dashboards of operators contain them. */
export const keptWords: { words: string[]; files: RegExp }[] = [
  // Former names, for operators who upgrade.
  { words: ['lane', 'lanes'], files: /docs\/upgrading\.md$/ },
  // Columns, and the content of queued jobs.
  {
    words: ['sealed'],
    files:
      /\/(?:db\/schema\/\w+|encrypted-columns|project-emails|jobs\/queues|rotate-secret\.test|killed-commands\.test|recovery-codes-at-rest\.test|crowd|generated-rows|log-scan)\.ts$/,
  },
  // Counters.
  { words: ['mails'], files: /\/email-quota\.ts$/ },
  // A response text of the contract, a subject of an earlier version, and a name of HTML.
  {
    words: ['e-mail'],
    files:
      /\/(?:sign-in\/password|password-reset\.test|masked-codes\.test|schema\/fields)\.ts$|docs\/http-api\.md$/,
  },
]
