import type { TestProject } from 'vitest/node'
import { bundleProgram } from './bundle-program'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of `app-server`, bundled. */
    appServerProgram: string
  }
}

/** Bundles `app-server` for the tests that start it as a process of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path, remove } = await bundleProgram('src/cli/main.ts')
  project.provide('appServerProgram', path)
  return remove
}
