import { contract } from '@app/contract'
import { requirePasswordsEnabled } from '../../sign-in/password/passwords'
import { createUser } from '../../users/create-user'
import { toWireUser } from '../../users/wire'
import type { Command, CommandInput } from '../lib/command'
import { jsonOption, print } from '../lib/output'
import { requiredProjectOption, requireProjectId } from '../lib/project-option'
import { CommandError } from '../lib/terminal'
import { requireProject, withStore } from '../lib/with-store'
import { readPasswordHash } from './password'

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
      about: 'The address belongs to the user. Otherwise they verify it before codes are sent.',
    },
    { flags: '--password', about: 'Ask for a password, or read it from standard input.' },
    jsonOption,
  ],
  async run(input) {
    const { options, terminal } = input
    const projectId = requireProjectId(options.project)
    const { email, displayName } = readValues(options)
    const user = await withStore(input, async (store) => {
      const project = await requireProject(store, projectId)
      if (options.password === true) requirePasswordsEnabled(project)
      const passwordHash =
        options.password === true ? await readPasswordHash(terminal, project) : undefined
      return createUser(store.database.db, project, {
        displayName,
        email: { value: email, isVerified: options.verified === true, usedForAuth: true },
        passwordHash,
        hasOtp: project.magicLinkEnabled,
      })
    })
    const { id } = user.row
    print(input, { json: toWireUser(user), text: `Created: ${id} (${email}).\n` })
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
