import { fields } from '@app/contract'
import { hashPassword } from '../../crypto/password-hash'
import type { Project } from '../../projects/projects'
import { requireStrongPassword } from '../../sign-in/password/passwords'
import { CommandError, type Terminal } from '../lib/terminal'

/** Reads a new password from a prompt or standard input, and hashes it. */
export async function readPasswordHash({ readSecret }: Terminal, project: Project) {
  const password = (await readSecret?.('New password')) ?? ''
  if (password === '') {
    throw new CommandError(
      'No password was given. Enter it when asked, or pass it on standard input: app-server users … < FILE',
    )
  }
  const checked = fields.password.safeParse(password)
  if (!checked.success) {
    const reasons = checked.error.issues.map(({ message }) => message)
    throw new CommandError(`This password is not valid: ${reasons.join('; ')}.`)
  }
  requireStrongPassword(password)
  return hashPassword(project.id, password)
}
