import { contract } from '@app/contract'
import { parseUrl } from '@app/contract/parse-url'
import type { Command, CommandInput } from '../lib/command'
import { jsonOption, print, toTime } from '../lib/output'
import { requiredProjectOption } from '../lib/project-option'
import { serviceOption } from '../lib/service-option'
import { CommandError } from '../lib/terminal'
import type { LinkOptions } from './project-users'
import { withUsers } from './with-users'

const { session_expires_in_millis: lifetimeSchema, issued_by: issuerSchema } =
  contract['POST /auth/impersonation/links'].body.shape

/** Creates a link that signs one browser in as a user. */
export const impersonateUserCommand: Command = {
  usage: 'impersonate <user>',
  about:
    'Print a link that signs a browser in as a user, by id or email. It works once, within five minutes. The user sees the session and can end it.',
  summary: 'Print a link to sign in as a user once.',
  options: [
    requiredProjectOption,
    {
      flags: '--callback-url <url>',
      about:
        'Page that the link opens, on a trusted domain. Default: impersonate below the handler path of the first one.',
    },
    {
      flags: '--minutes <number>',
      about: 'Lifetime of the session in minutes, at most 480. Default: 60.',
    },
    {
      flags: '--issued-by <name>',
      about: 'Person who is going to use the link, for the security log.',
    },
    serviceOption,
    jsonOption,
  ],
  async run(input) {
    const [given = ''] = input.args
    const options = readOptions(input.options)
    const link = await withUsers(input, (users) => users.impersonate(given, options))
    const end = toTime(link.expires_at_millis)
    print(input, {
      json: link,
      text: `${link.url}\nWorks once, until ${end} (UTC). Open it in a private window to stay signed in yourself.\n`,
    })
    return 0
  },
}

function readOptions({ callbackUrl, issuedBy, minutes }: CommandInput['options']): LinkOptions {
  const ms = minutes === undefined ? undefined : Number(minutes) * 60_000
  if (!lifetimeSchema.safeParse(ms).success) {
    throw new CommandError(
      `--minutes: ${JSON.stringify(minutes)} is not valid; expected a number from 1 to 480.`,
    )
  }
  if (!issuerSchema.safeParse(issuedBy).success) {
    throw new CommandError('--issued-by: must have at most 256 characters.')
  }
  if (callbackUrl !== undefined && !parseUrl(String(callbackUrl))) {
    throw new CommandError(
      `--callback-url: ${JSON.stringify(callbackUrl)} is not valid; expected a URL such as https://shop.example.com/handler/impersonate.`,
    )
  }
  return {
    callbackUrl: callbackUrl === undefined ? undefined : String(callbackUrl),
    sessionMs: ms,
    issuedBy: issuedBy === undefined ? undefined : String(issuedBy),
  }
}
