import { describe, expect, it } from 'vitest'
import { runAppServer } from '../run-app-server'
import { createInstallation } from './installation'

const production = {
  NODE_ENV: 'production',
  APP_SECRET: '4d1f9a0c7be2835610fa7b2c9d8e3041',
  APP_URL: 'http://localhost:8102',
}

describe('app-server start in production', () => {
  it('names the next step while there is no project, after the line that it is ready', async () => {
    const { run, dataDir, databaseUrl, isEmbedded } = await createInstallation(production)
    const env = {
      ...production,
      APP_DATA_DIR: dataDir,
      APP_LOG: 'silent',
      ...(!isEmbedded && { DATABASE_URL: databaseUrl }),
    }
    async function start() {
      const started = runAppServer(['start', '--port', '0'], env)
      // Printed at once with the lines above.
      await started.says(/listens on .*\n {2}emails .*\n/)
      started.program.kill('SIGTERM')
      return (await started.ended).output
    }
    const first = await start()
    expect(first).toMatch(
      /listens on [\s\S]*\n {2}no project yet: run app-server project create --name NAME --domain https:\/\/APP /,
    )
    expect(first).toContain('docs/operating.md, "Your first project in production"')
    // Only one process can use an embedded database.
    expect(first.includes(' --url http://localhost:8102 (')).toBe(isEmbedded)
    expect((await run(['project', 'create', '--name', 'Shop'])).code).toBe(0)
    expect(await start()).not.toContain('no project yet')
  })

  it('names the address that it listens on, and the public URL', async () => {
    const { dataDir, databaseUrl, isEmbedded } = await createInstallation(production)
    const started = runAppServer(['start', '--port', '0'], {
      ...production,
      APP_URL: 'https://auth.example.com',
      APP_DATA_DIR: dataDir,
      APP_LOG: 'silent',
      ...(!isEmbedded && { DATABASE_URL: databaseUrl }),
    })
    await started.says(/listens on http:\/\/localhost:\d+ for https:\/\/auth\.example\.com\n/)
    started.program.kill('SIGTERM')
    await started.ended
  })
})
