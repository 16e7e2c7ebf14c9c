import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { createServer } from '../../src/index'
import { makeFolder, startAppServer } from '../run-app-server'

const options = { log: 'silent', rateLimits: false } as const

const start = (dataDir: string) => createServer({ ...options, dataDir })

describe('a data folder on a volume', () => {
  // File systems such as ext4 create it at the root of each volume, for its administrator alone.
  it.each(['.', 'postgres'])('may contain the folder lost+found in %s', async (mountPoint) => {
    const dataDir = await makeFolder()
    const recovered = join(dataDir, mountPoint, 'lost+found', '#12')
    await mkdir(join(recovered, '..'), { recursive: true })
    await writeFile(recovered, 'a recovered file')
    await (await start(dataDir)).close()
    const again = await start(dataDir)
    await again.close()
    expect(await readdir(join(recovered, '..'))).toEqual(['#12'])
    expect(await readdir(join(dataDir, 'postgres'))).toContain('PG_VERSION')
  })

  it('keeps lost+found when it unpacks a database again', async () => {
    const dataDir = await makeFolder()
    const database = join(dataDir, 'postgres')
    await mkdir(join(database, 'lost+found', 'kept'), { recursive: true })
    await mkdir(join(database, 'incomplete-database'), { recursive: true })
    await mkdir(join(database, 'global'))
    await (await start(dataDir)).close()
    expect(await readdir(join(database, 'lost+found'))).toEqual(['kept'])
  })
})

describe('drafts that killed processes left', () => {
  const drafts = ['process.lock.0123abcd.draft', 'development-secrets.json.0123abcd.draft']

  it('are deleted by the next start, except those of a process that starts', async () => {
    const dataDir = await makeFolder()
    const [old = '', recent = ''] = drafts
    for (const name of drafts) await writeFile(join(dataDir, name), '')
    const hourAgo = new Date(Date.now() - 3_600_000)
    await utimes(join(dataDir, old), hourAgo, hourAgo)
    await (await start(dataDir)).close()
    expect(await readdir(dataDir)).not.toContain(old)
    expect(await readdir(dataDir)).toContain(recent)
  })

  it('are told apart from copies that an operator made', async () => {
    const dataDir = await makeFolder()
    const copies = ['development-secrets.json.20261130', 'process.lock.previous', 'a.draft']
    const hourAgo = new Date(Date.now() - 3_600_000)
    for (const name of copies) {
      await writeFile(join(dataDir, name), '')
      await utimes(join(dataDir, name), hourAgo, hourAgo)
    }
    await (await start(dataDir)).close()
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(copies))
  })
})

it('ends when its database is deleted while it runs, instead of losing what it acknowledges', async () => {
  const dataDir = await makeFolder()
  const { ended } = await startAppServer(dataDir)
  await rm(join(dataDir, 'postgres'), { recursive: true })
  const { code, output } = await ended
  expect(code).toBe(1)
  expect(output).toContain(`The database in ${dataDir} was deleted`)
})

it.each([
  ['a new folder', false],
  ['a folder with a database', true],
])('says that the disk of %s is full', async (_, hasDatabase) => {
  const dataDir = await makeFolder()
  if (hasDatabase) await (await start(dataDir)).close()
  const before = await readdir(dataDir)
  // The largest size of a file is 0, which fails as a full disk does.
  const limited = ['-c', 'ulimit -f 0 && exec "$0" "$@"', process.execPath]
  const command = [inject('appServerProgram'), 'start', '--port', '0', '--data-dir', dataDir]
  const { status, stderr } = spawnSync('sh', [...limited, ...command], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    1,
    `The data folder ${dataDir} is not writable (EFBIG). Make room on its disk, or choose another one with APP_DATA_DIR or --data-dir.\n`,
  ])
  expect(await readdir(dataDir)).toEqual(before)
})

// Also for a user who may read and write all files, as in many containers.
it('says that its database cannot be reached, instead of creating another one', async () => {
  const dataDir = await makeFolder()
  const database = join(dataDir, 'postgres')
  await symlink(database, database)
  await expect(start(dataDir)).rejects.toThrow(
    `The database in ${database} cannot be read and written (ELOOP)`,
  )
})
