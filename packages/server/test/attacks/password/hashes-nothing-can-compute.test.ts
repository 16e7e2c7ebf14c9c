import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createInstallation } from '../../cli/installation'
import { demo } from '../../harness'

const salt = Buffer.alloc(16, 1).toString('base64')
const hash = Buffer.alloc(32, 1).toString('base64')

/** Hashes within the limits of time and memory that no password produces. */
const impossible = [
  ['scrypt that wants more memory than is allowed', `$scrypt$ln=1,r=524288,p=4$${salt}$${hash}`],
  ['scrypt with blocks of 4 MiB', `$scrypt$ln=1,r=32768,p=1$${salt}$${hash}`],
  ['scrypt of more steps than its blocks have', `$scrypt$ln=17,r=1,p=1$${salt}$${hash}`],
  [
    'scrypt of Firebase of more steps than its blocks have',
    `$fbscrypt$v=1,n=16,r=1,p=1,ss=Bw==,sk=${hash}$${salt}$${hash}`,
  ],
]

const hashOf = ([name = '', password_hash]: string[]) => ({
  primary_email: `${name.replaceAll(' ', '-').toLowerCase()}@example.com`,
  password_hash,
})

describe('L6: imported hashes that no password can match', () => {
  it('are refused, and a sign-in gets a response', async () => {
    const { run, serving, dataDir } = await createInstallation()
    await run(['seed'])
    const file = join(dataDir, 'users.jsonl')
    const lines = impossible.map(hashOf)
    await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'))
    const { out } = await run(['import-users', file, '--project', demo.id])
    await serving(async ({ call }) => {
      for (const { primary_email: email } of lines) {
        // A failure of the server fails the call.
        const { body } = await call('POST', '/auth/password/sign-in', {
          body: { email, password: 'a guess' },
        })
        expect(body.code).toBe('EMAIL_PASSWORD_MISMATCH')
      }
    })
    expect(out).toBe(`Imported: nothing, 0 already existed, ${impossible.length} refused.\n`)
  })
})
