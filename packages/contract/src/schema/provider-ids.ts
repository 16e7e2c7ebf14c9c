/** Ids of the identity providers. Types and tables derive from this list. */
export const providerIds = [
  'google',
  'github',
  'microsoft',
  'spotify',
  'facebook',
  'discord',
  'gitlab',
  'bitbucket',
  'linkedin',
  'apple',
  'x',
] as const

/** Id of an identity provider. */
export type ProviderId = (typeof providerIds)[number]
