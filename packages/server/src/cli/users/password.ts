import { fields } from '@app/contract'
import { CommandError, type Terminal } from '../lib/terminal'

/** Reads a new password of a project whose passwords have a minimum length. */
export type ReadPassword = (minLength: number) => Promise<string>

/** Reads a new password from a prompt or standard input. */
export async function readPassword(
  { readSecret }: Terminal,
  passwordMinLength: number,
): Promise<string> {
  const { requireLongPassword } = await import('../../sign-in/password/passwords')
  const check = (password: string) => {
    requirePassword(password)
    // The API accepts weak passwords from servers, which may import them. This one is chosen now.
    requireLongPassword({ passwordMinLength }, password)
  }
  const password = await readSecret?.('New password', check)
  if (password === undefined) throw noPassword()
  return password
}

/** @throws {CommandError} if a password is not valid. */
function requirePassword(password: string): void {
  if (password === '') throw noPassword()
  if (/[\r\n]/.test(password)) {
    throw new CommandError(
      'This password contains a line break: pass one line, without repeating it.',
    )
  }
  const checked = fields.password.safeParse(password)
  if (!checked.success) {
    const reasons = checked.error.issues.map(({ message }) => message)
    throw new CommandError(`This password is not valid: ${reasons.join('; ')}.`)
  }
}

function noPassword(): CommandError {
  return new CommandError(
    'No password was given. Enter it when asked, or pass it on standard input: app-server … < FILE',
  )
}
