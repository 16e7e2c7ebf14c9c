import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { run } from '../../../scripts/lib/run'
import { findFreePort } from '../fixtures/free-port'
import { Program } from '../fixtures/program'
import { installProjects } from './install'

/** The foreign projects, and a service that was started in one of them. */
interface Foreign {
  serviceUrl: string
  /** Folder of a project. */
  open(project: string): string
  /** Runs a command in a project and answers what it printed; fails when the command does. */
  run(project: string, command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<string>
}

/** A test in projects outside this repository, made of our packages as they would be published. */
export const test = base.extend<object, { foreign: Foreign }>({
  foreign: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs here
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'foreign-'))
      await installProjects(folder)
      const port = await findFreePort()
      const serviceUrl = `http://localhost:${port}`
      const service = new Program({
        cwd: join(folder, 'service'),
        command: 'node_modules/.bin/app-server',
        args: ['start'],
        env: { APP_PORT: String(port), APP_LOG: 'warn' },
        readyUrl: `${serviceUrl}/health`,
      })
      await service.start()
      await use({
        serviceUrl,
        open: (project) => join(folder, project),
        async run(project, command, args, env) {
          const { ok, output } = await run(command, args, { cwd: join(folder, project), env })
          expect(ok, `${command} ${args.join(' ')}\n${output}`).toBe(true)
          return output
        },
      })
      await service.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export { expect }
