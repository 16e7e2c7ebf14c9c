import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { run } from '../run'
import { listChangedTasks } from './changed-tasks'

const files = {
  'package.json': {
    name: 'repository',
    private: true,
    packageManager: 'npm@10.9.0',
    workspaces: ['packages/*'],
  },
  'turbo.json': { tasks: { build: { dependsOn: ['^build'] }, lint: {} } },
  'packages/sdk/package.json': toPackage('sdk', {}),
  'packages/site/package.json': toPackage('site', { sdk: '1.0.0' }),
}

function toPackage(name: string, dependencies: Record<string, string>) {
  return { name, version: '1.0.0', scripts: { build: 'true', lint: 'true' }, dependencies }
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changed-tasks-'))
  await git('init', '--quiet', '--initial-branch=main')
  for (const [file, content] of Object.entries(files)) await write(file, content)
  await commit()
  await git('switch', '--quiet', '--create', 'change')
})
afterEach(() => rm(folder, { recursive: true }))

async function write(file: string, content: object): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), JSON.stringify(content, null, 2))
}

async function git(...args: string[]): Promise<string> {
  const user = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  const { ok, output } = await run('git', [...user, ...args], { cwd: folder })
  if (!ok) throw new Error(output)
  return output.trim()
}

async function commit(): Promise<void> {
  await git('add', '--all')
  await git('commit', '--quiet', '--message=Change')
}

const list = (tasks: string[], reference = 'main') => listChangedTasks(tasks, { reference, folder })

describe('changed tasks', () => {
  it('are none without a change', async () => {
    const since = (await git('rev-parse', 'main')).slice(0, 9)
    expect(await list(['build', 'lint'])).toEqual({ packages: new Map(), total: 4, since })
  })

  it('are those of a changed package, and those that depend on them', async () => {
    await appendFile(join(folder, 'packages/sdk/index.js'), 'export {}\n')
    await commit()
    const { packages } = await list(['build', 'lint'])
    expect(packages.get('lint')).toEqual(['sdk'])
    expect(packages.get('build')?.sort()).toEqual(['sdk', 'site'])
  })

  it('include changes that are not committed, but not those on the other branch', async () => {
    await git('switch', '--quiet', 'main')
    await appendFile(join(folder, 'packages/sdk/index.js'), 'export {}\n')
    await commit()
    await git('switch', '--quiet', 'change')
    await appendFile(join(folder, 'packages/site/index.js'), 'export {}\n')
    expect((await list(['lint'])).packages).toEqual(new Map([['lint', ['site']]]))
  })

  it('include a task that did not exist before', async () => {
    const { tasks } = files['turbo.json']
    await write('turbo.json', { tasks: { ...tasks, format: {} } })
    await write('packages/sdk/package.json', {
      ...files['packages/sdk/package.json'],
      scripts: { build: 'true', lint: 'true', format: 'true' },
    })
    expect((await list(['format'])).packages).toEqual(new Map([['format', ['sdk']]]))
  })

  it('need a branch that exists', async () => {
    await expect(list(['lint'], 'no-such-branch')).rejects.toThrow('Fetch it, or pass another one')
  })
})
