import { spawnSync } from 'node:child_process'
import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderPrefix, removeLeftovers } from './leftovers'
import { createData, findOwner, servePostgres } from './postgres'

test('a killed test run leaves neither a server nor its data to the next one', async () => {
  const parent = await createParent()
  const { pid: killed } = spawnSync('true')
  const folder = join(parent, `${folderPrefix(killed)}left`)
  await createOwned(folder)
  const { process: server, stop } = await servePostgres(createData(folder))
  onTestFinished(stop)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const current = join(parent, `${folderPrefix()}used`)
  await createOwned(current)

  await removeLeftovers(parent)

  await ended
  expect(await readdir(parent)).toEqual([basename(current)])
})

async function createParent() {
  const parent = await mkdtemp(join(tmpdir(), 'leftovers-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const owner = findOwner()
  if (owner) await chown(parent, owner.uid, owner.gid)
  return parent
}

async function createOwned(folder: string) {
  await mkdir(folder)
  const owner = findOwner()
  if (owner) await chown(folder, owner.uid, owner.gid)
}
