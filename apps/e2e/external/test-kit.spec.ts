import { expect, test } from './test'

test('200 tests with the real service run on four workers', async ({ external }) => {
  test.slow()
  await external.run('test-kit', 'node_modules/typescript-7/bin/tsc', ['-p', '.'])
  const output = await external.run('test-kit', 'node_modules/.bin/vitest', ['run'], {
    NO_COLOR: '1',
  })
  expect(output).toMatch(/Tests +200 passed \(200\)/)
})
