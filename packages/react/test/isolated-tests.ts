/**
 * Tests that replace or reset modules, need code that is not loaded yet, or render on a server, which React reports in every
 * later render of the process. Each of these files has a process of its own; all others share processes.
 */
export const isolatedTests = [
  'src/forms/use-failure-text.test.tsx',
  'src/hints/hints.test.ts',
  'test/handler/early-page.test.ts',
  'test/handler/initial-data.test.tsx',
  'test/handler/later-initial-data.test.tsx',
  'test/handler/remembered-language.test.tsx',
  'test/handler/server-rendering.test.tsx',
  'test/i18n/languages.test.tsx',
  'test/page/app-boundary-code.test.tsx',
  'test/page/hints.test.tsx',
  'test/page/page-boundary.test.tsx',
  'test/sign-in/failure-message.test.tsx',
]
