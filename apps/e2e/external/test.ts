import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { startThrowawayPostgres } from '../../../packages/server/test/throwaway/postgres'
import { run } from '../../../scripts/lib/run'
import { findFreePort } from '../fixtures/programs/free-port'
import { Program, type ProgramOptions } from '../fixtures/programs/program'
import { installProjects } from './install'

/** The external projects, and a service started in one of them. */
export interface External {
  serviceUrl: string
  /** Postgres of the service, in the project `postgres`. Absent: it has the embedded database. */
  databaseUrl?: string
  /** Returns the folder of a project. */
  open(project: string): string
  /** Runs a command in a project and returns its output. Throws if the command fails. */
  run(project: string, command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<string>
  /** Runs `app-server init` in a project, with this service. Returns what it did with each file. */
  init(project: string): Promise<{ path: string; action: string }[]>
}

export interface TestFixtures {
  /**
   * Type-checks and builds a Vite app, and serves it until the test ends. Returns its URL.
   *
   * @param compiler Folder of the compiler in `node_modules`.
   */
  servePage(project: string, compiler: 'typescript' | 'typescript-7'): Promise<string>
  /** Starts a program that runs until the test ends. */
  start(options: ProgramOptions): Promise<Program>
}

/** A test in projects outside this repository, with our packages as they would be published. */
export const test = base.extend<TestFixtures, { external: External }>({
  external: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs here
    async ({}, use, { project }) => {
      const folder = await mkdtemp(join(tmpdir(), 'external-'))
      const postgres = project.name === 'postgres' ? await startThrowawayPostgres() : null
      const databaseUrl = postgres?.url
      try {
        await installProjects(folder, project.name !== 'usual')
        const { service, serviceUrl } = await startService(join(folder, 'service'), databaseUrl)
        const external: External = {
          serviceUrl,
          databaseUrl,
          open: (project) => join(folder, project),
          async run(project, command, args, env) {
            const { ok, output } = await run(command, args, { cwd: join(folder, project), env })
            if (ok) return output
            throw new Error(`In the project ${project}: ${command} ${args.join(' ')}\n${output}`)
          },
          async init(project) {
            const program = join(folder, 'service/node_modules/.bin/app-server')
            const args = ['init', '--yes', '--json', '--url', serviceUrl]
            return JSON.parse(await external.run(project, program, args)).files
          },
        }
        await use(external)
        await service.stop()
      } finally {
        await postgres?.stop()
        await rm(folder, { recursive: true })
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  servePage: async ({ external, start }, use) =>
    use(async (project, compiler) => {
      await external.run(project, `node_modules/${compiler}/bin/tsc`, ['-p', '.'])
      await external.run(project, 'node_modules/.bin/vite', ['build'])
      const port = await findFreePort()
      const url = `http://localhost:${port}`
      await start({
        cwd: external.open(project),
        args: ['node_modules/vite/bin/vite.js', 'preview', '--strictPort', '--port', String(port)],
        env: {},
        readyUrl: url,
      })
      return url
    }),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  start: async ({}, use, { errors }) => {
    const programs: Program[] = []
    await use(async (options) => {
      const program = new Program(options)
      programs.push(program)
      await program.start()
      return program
    })
    if (errors.length > 0) for (const { output } of programs) console.log(output)
    await Promise.all(programs.map((program) => program.stop()))
  },
})

async function startService(cwd: string, databaseUrl?: string) {
  const port = await findFreePort()
  const serviceUrl = `http://localhost:${port}`
  const service = new Program({
    cwd,
    command: 'node_modules/.bin/app-server',
    args: ['start'],
    env: {
      APP_PORT: String(port),
      APP_LOG: 'warn',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    readyUrl: `${serviceUrl}/health`,
  })
  await service.start()
  return { service, serviceUrl }
}

export { expect }
