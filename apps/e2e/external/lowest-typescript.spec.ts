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
