import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createInstallation } from '../../cli/installation'
import { demo } from '../../harness'

const base64 = (bytes: number) => Buffer.alloc(bytes, 1).toString('base64')

/** Hashes with an ordinary number of rounds whose length makes them slow. */
const expensive = [
  ['of 4 KiB', `$pbkdf2-sha256$i=20000$${base64(16)}$${base64(4096)}`],
  ['of 64 KiB', `$pbkdf2-sha512$i=2000000$${base64(16)}$${base64(65_536)}`],
  ['with four blocks of the most rounds', `$pbkdf2-sha1$i=2000000$${base64(16)}$${base64(64)}`],
  ['salted with 64 KiB', `$pbkdf2-sha256$i=20000$${base64(65_536)}$${base64(32)}`],
  ['of Django, of 4 KiB', `pbkdf2_sha256$20000$salt$${base64(4096)}`],
  ['of scrypt, of 4 KiB', `$scrypt$ln=14,r=8,p=1$${base64(16)}$${base64(4096)}`],
]

describe('L7: imported hashes whose length makes each sign-in take minutes', () => {
  it('refuses every one of them', async () => {
    const { run, dataDir } = await createInstallation()
    await run(['seed'])
    const file = join(dataDir, 'users.jsonl')
    const lines = expensive.map(([name, hash]) =>
      JSON.stringify({
        primary_email: `${name?.replace(/\W/g, '-')}@example.com`,
        password_hash: hash,
      }),
    )
    await writeFile(file, lines.join('\n'))
    const { out, err } = await run(['import-users', file, '--project', demo.id])
    expect(out).toBe(`Imported: nothing, 0 already existed, ${expensive.length} refused.\n`)
    const reasons = err.split('\n').filter((line) => line.startsWith('line '))
    // Some are already longer than any hash.
    const line = (index: number) => new RegExp(`^line ${index + 1}: password_hash: must (be|have) `)
    expect(reasons).toEqual(expensive.map((_, index) => expect.stringMatching(line(index))))
  })
})
