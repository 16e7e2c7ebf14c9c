import { fields } from '@app/contract'
import type { WireUserFilters } from '../../users/filters'
import type { CommandInput } from '../lib/command'
import { readChoice } from '../lib/read-choice'
import { readTime, timeExamples } from '../lib/read-time'
import { CommandError } from '../lib/terminal'

/** Options that filter a list of users. */
export const filterOptions = [
  { flags: '--banned', about: 'Only users who are banned at the moment.' },
  { flags: '--verified', about: 'Only users whose primary email is verified.' },
  { flags: '--unverified', about: 'Only users whose primary email is not verified.' },
  { flags: '--anonymous', about: 'Only anonymous users.' },
  { flags: '--provider <id>', about: 'Only users with an account of a provider, such as google.' },
  {
    flags: '--signed-up-after <time>',
    about: `Only users who signed up at or after this time, such as ${timeExamples}.`,
  },
  { flags: '--signed-up-before <time>', about: 'Only users who signed up before this time.' },
  { flags: '--active-after <time>', about: 'Only users who were active at or after this time.' },
  {
    flags: '--active-before <time>',
    about: 'Only users who have not been active since this time.',
  },
]

/** @throws {CommandError} if a value is not valid, or two options exclude each other. */
export function readFilters({ options }: Pick<CommandInput, 'options'>): WireUserFilters {
  const { banned, verified, unverified, anonymous } = options
  if (verified && unverified) {
    throw new CommandError('--verified and --unverified exclude each other.')
  }
  return {
    banned: banned === true || undefined,
    verified: verified === true ? true : unverified === true ? false : undefined,
    anonymous: anonymous === true || undefined,
    provider: readProvider(options.provider),
    signed_up_after_millis: readMillis('--signed-up-after', options.signedUpAfter),
    signed_up_before_millis: readMillis('--signed-up-before', options.signedUpBefore),
    last_active_after_millis: readMillis('--active-after', options.activeAfter),
    last_active_before_millis: readMillis('--active-before', options.activeBefore),
  }
}

type Given = CommandInput['options'][string]

function readMillis(option: string, given: Given): number | undefined {
  return given === undefined ? undefined : readTime(option, given).getTime()
}

function readProvider(given: Given): WireUserFilters['provider'] {
  if (given === undefined) return undefined
  return readChoice('--provider', given, fields.providerId.options)
}
