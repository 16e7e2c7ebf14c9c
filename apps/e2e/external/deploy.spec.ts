import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../scripts/lib/run'
import { expect, test } from './test'

test('the image from npm runs a command that the installed package has', async ({ external }) => {
  const image = await readFile(join(root, 'deploy/npm/Dockerfile'), 'utf8')
  const [, entry = '[]'] = /^ENTRYPOINT (.*)$/m.exec(image) ?? []
  const [, command = '[]'] = /^CMD (.*)$/m.exec(image) ?? []
  const [program, file, ...args]: string[] = [...JSON.parse(entry), ...JSON.parse(command)]
  expect(program).toBe('node')
  const path = file?.replace(/^\/service\//, '') ?? ''
  const help = await external.run('service', process.execPath, [path, ...args, '--help'])
  expect(help).toContain('app-server start')
})
