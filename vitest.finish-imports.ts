import { afterAll, vi } from 'vitest'

// For files that share a process: Vitest rejects imports that are still loading when a file ends, and
// every later file of that process would get the same error.
afterAll(() => vi.dynamicImportSettled())
