import { Readable } from 'node:stream'
import { readSecret } from '../../src/cli/lib/read-secret'
import type { Terminal } from '../../src/cli/lib/terminal'
import { runProgram } from '../../src/cli/program'
import type { ServerOptions } from '../../src/index'
import { createDatabaseUrl, startServer } from '../harness'
import { makeFolder } from '../run-app-server'

/**
 * Creates an installation as operators have it: a data folder and a database that outlive a
 * process.
 *
 * @param isNew Whether its database on Postgres has no tables yet; creating them takes a third of a
 * second of processor time.
 */
export async function createInstallation(
  env: Record<string, string> = {},
  { isNew = false }: { isNew?: boolean } = {},
) {
  const dataDir = await makeFolder()
  const databaseUrl = await createDatabaseUrl(isNew ? 'template1' : undefined)
  const isEmbedded = databaseUrl === 'memory://'
  const variables = {
    APP_DATA_DIR: dataDir,
    APP_LOG: 'silent',
    ...(!isEmbedded && { DATABASE_URL: databaseUrl }),
    ...env,
  }

  /** Runs a command on it, as from a command line, with a text on standard input. */
  async function run(args: string[], more: Record<string, string> = {}, input?: string) {
    const out: string[] = []
    const err: string[] = []
    const terminal: Terminal = {
      isInteractive: false,
      env: { ...variables, ...more },
      out: (text: string) => void out.push(text),
      err: (text: string) => void err.push(text),
      ...(input !== undefined && {
        readSecret: (name, check) => readSecret(name, check, Readable.from([Buffer.from(input)])),
      }),
    }
    const code = await runProgram(args, terminal)
    return { code, out: out.join(''), err: err.join('') }
  }

  /**
   * Runs a function while its server runs: only one process at a time can use an embedded database.
   */
  async function serving<Result>(
    work: (started: Awaited<ReturnType<typeof startServer>>) => Promise<Result>,
    options: ServerOptions = {},
  ): Promise<Result> {
    const started = await startServer({
      dataDir,
      databaseUrl: isEmbedded ? undefined : databaseUrl,
      ...options,
    })
    try {
      return await work(started)
    } finally {
      await started.server.close()
    }
  }

  return { run, serving, dataDir, databaseUrl, isEmbedded }
}
