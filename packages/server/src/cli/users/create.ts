import { contract } from '@app/contract'
import type { Command, CommandInput } from '../lib/command'
import { jsonOption, print } from '../lib/output'
import { requiredProjectOption } from '../lib/project-option'
import { serviceOption } from '../lib/service-option'
import { CommandError } from '../lib/terminal'
import { readPassword } from './password'
import { withUsers } from './with-users'

const { primary_email: emailSchema, display_name: nameSchema } = contract['POST /users'].body.shape

/** Creates a user who signs in with an email address. */
export const createUserCommand: Command = {
  usage: 'create',
  about: 'Create a user who signs in with an email address. Sends no email.',
  summary: 'Create a user.',
  options: [
    requiredProjectOption,
    { flags: '--email <address>', about: 'Email address. Required.' },
    { flags: '--name <name>', about: 'Display name.' },
    {
      flags: '--verified',
      about:
        'Mark the address as verified. Otherwise the user must verify it before they get codes.',
    },
    { flags: '--password', about: 'Ask for a password, or read it from standard input.' },
    serviceOption,
    jsonOption,
  ],
  async run(input) {
    const { options, terminal } = input
    const values = readValues(options)
    const user = await withUsers(input, (users) =>
      users.create({
        ...values,
        isVerified: options.verified === true,
        ...(options.password === true && {
          readPassword: (minLength: number) => readPassword(terminal, minLength),
        }),
      }),
    )
    print(input, { json: user, text: `Created: ${user.id} (${values.email}).\n` })
    return 0
  },
}

function readValues({ email, name }: CommandInput['options']) {
  const value = emailSchema.safeParse(email)
  if (!value.success || !value.data) {
    throw new CommandError('Pass a valid address, such as --email ada@example.com.')
  }
  const displayName = nameSchema.safeParse(name)
  if (displayName.success) return { email: value.data, displayName: displayName.data }
  const reasons = displayName.error.issues.map(({ message }) => message)
  throw new CommandError(`--name: ${reasons.join('; ')}.`)
}
