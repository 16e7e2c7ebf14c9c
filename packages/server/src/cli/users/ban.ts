import { contract } from '@app/contract'
import type { Command, CommandInput } from '../lib/command'
import { jsonOption, print, toTime } from '../lib/output'
import { requiredProjectOption } from '../lib/project-option'
import { readTime, timeExamples } from '../lib/read-time'
import { serviceOption } from '../lib/service-option'
import { CommandError } from '../lib/terminal'
import { withUsers } from './with-users'

const { reason: reasonSchema } = contract['PATCH /users/:user_id'].body.shape.ban
  .unwrap()
  .unwrap().shape

/** Bans a user. */
export const banUserCommand: Command = {
  usage: 'ban <user>',
  about: 'Ban a user, by id or email: end all their sessions and refuse new sign-ins.',
  summary: 'Ban a user, and end their sessions.',
  options: [
    requiredProjectOption,
    { flags: '--reason <text>', about: 'Reason, for owners only. The user does not see it.' },
    {
      flags: '--until <time>',
      about: `End of the ban, such as ${timeExamples}. Default: none.`,
    },
    serviceOption,
    jsonOption,
  ],
  async run(input) {
    const [given = ''] = input.args
    const ban = readBan(input.options)
    const user = await withUsers(input, (users) => users.ban(given, ban))
    const end = ban.until ? `until ${toTime(ban.until.getTime())} (UTC)` : 'until they are unbanned'
    print(input, { json: user, text: `Banned: ${user.id}, ${end}. All sessions have ended.\n` })
    return 0
  },
}

function readBan({ reason, until }: CommandInput['options']) {
  const checked = reasonSchema.safeParse(reason)
  if (!checked.success) {
    throw new CommandError(
      `--reason: ${checked.error.issues.map(({ message }) => message).join('; ')}.`,
    )
  }
  return {
    reason: checked.data ?? undefined,
    until: until === undefined ? undefined : readTime('--until', until, { isFuture: true }),
  }
}
