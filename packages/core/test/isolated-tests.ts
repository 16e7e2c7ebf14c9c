/** Tests that replace modules. Each of these files has a process of its own; all others share processes. */
export const isolatedTests = [
  'src/errors/load-known-error.test.ts',
  'test/app/missing-code.test.ts',
]
