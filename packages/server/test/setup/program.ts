import type { TestProject } from 'vitest/node'
import { startOnce } from '../../../../vitest.shared-setup'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of `app-server`, bundled. */
    appServerProgram: string
  }
}

/** Bundles `app-server` once for the tests that start it as a process of its own. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { details, stop } = await startOnce('bundled app-server', async () => {
    const { bundleProgram } = await import('./bundle-program')
    const { path, remove } = await bundleProgram('src/cli/main.ts')
    return { details: path, stop: remove }
  })
  provide('appServerProgram', details)
  return stop
}
