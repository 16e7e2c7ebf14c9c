import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from './test'

// With the declarations of all packages checked: no `skipLibCheck`.
for (const [version, command] of [
  ['5.3', 'typescript'],
  ['7', 'typescript-7'],
]) {
  test(`the published types compile with TypeScript ${version}`, async ({ external }) => {
    const tsc = `node_modules/${command}/bin/tsc`
    await external.run('lowest-typescript', tsc, ['-p', '.'])
  })
}

for (const [version, command] of [
  ['5.9', 'typescript'],
  ['7', 'typescript-7'],
]) {
  test(`programs compile with what tsc --init of TypeScript ${version} writes`, async ({
    external,
  }) => {
    const tsc = `node_modules/${command}/bin/tsc`
    await rm(join(external.open('tsc-init'), 'tsconfig.json'), { force: true })
    await external.run('tsc-init', tsc, ['--init', '--types', 'node'])
    await external.run('tsc-init', tsc, ['--noEmit', '--skipLibCheck', 'false'])
  })
}
