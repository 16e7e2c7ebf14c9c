import { fields, passwordLength } from '@app/contract'
import { requireLongPassword } from '../../sign-in/password/passwords'
import { CommandError, type Terminal } from '../lib/terminal'

/** Reads a new password from a prompt or standard input. */
export async function readPassword({ readSecret }: Terminal): Promise<string> {
  const password = (await readSecret?.('New password')) ?? ''
  if (password === '') {
    throw new CommandError(
      'No password was given. Enter it when asked, or pass it on standard input: app-server … < FILE',
    )
  }
  const checked = fields.password.safeParse(password)
  if (!checked.success) {
    const reasons = checked.error.issues.map(({ message }) => message)
    throw new CommandError(`This password is not valid: ${reasons.join('; ')}.`)
  }
  // The API accepts weak passwords from servers, which may import them.
  requireLongPassword({ passwordMinLength: passwordLength.min }, password)
  return password
}
