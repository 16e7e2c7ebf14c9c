import type { TestProject } from 'vitest/node'
import { startOnce } from '../../../../vitest.shared-setup'

declare module 'vitest' {
  interface ProvidedContext {
    /** Server on which the tests create their databases. Default: in memory. */
    postgresUrl?: string
    /** Folder of the Unix socket of that server, if it is on this machine. */
    postgresSocketFolder?: string
    /** Template of these databases, as SQL, with options. Default: none. */
    postgresTemplate?: string
  }
}

/** Starts the Postgres of the tests, or uses the one that another project of the run has started. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { details, stop } = await startOnce('migrated Postgres', async () => {
    const { startMigratedPostgres } = await import('./start-postgres')
    return startMigratedPostgres()
  })
  provide('postgresUrl', details.url)
  provide('postgresSocketFolder', details.socketFolder)
  provide('postgresTemplate', details.template)
  return stop
}
