/** Tests that replace modules. Each of these files has a process of its own; all others share processes. */
export const isolatedTests = [
  'test/i18n/languages.test.tsx',
  'test/page/app-boundary-code.test.tsx',
  'test/page/page-boundary.test.tsx',
  'test/sign-in/failure-message.test.tsx',
]
