import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** Bundles sources, and returns what is in which file. */
async function bundle(entryPoints: string[]) {
  const { metafile } = await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints,
    outdir: 'dist',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    conditions: ['@app/source'],
    metafile: true,
    logLevel: 'error',
  })
  return metafile
}

/** Lists the packages that sources import statically, themselves and through other sources. */
async function listPackages(entries: string[]): Promise<string[]> {
  const { outputs } = await bundle(entries)
  const packages = new Set<string>()
  const names = new Set(
    Object.keys(outputs).filter((name) => entries.includes(outputs[name]?.entryPoint ?? '')),
  )
  // Iterating over a set also visits values that are added during the loop.
  for (const name of names) {
    for (const { kind, path, external } of outputs[name]?.imports ?? []) {
      if (kind !== 'import-statement') continue
      if (external) packages.add(path)
      else names.add(path)
    }
  }
  return [...packages]
}

it('loads no library at startup that only some requests or settings need', async () => {
  const packages = await listPackages(['src/cli/main.ts', 'src/cli/start.ts', 'src/run-server.ts'])
  expect(packages).toContain('hono')
  const late =
    /^(react|@react-email|htmlparser2|prom-client|nodemailer|ioredis|pg-boss|svix|@opentelemetry|@bomb\.sh)/
  expect(packages.filter((name) => late.test(name))).toEqual([])
})

// The help and the completion of the shell load all commands.
it('loads no library of the database with a command, before it runs', async () => {
  const { inputs } = await bundle(['src/cli/commands.ts'])
  const commands = inputs['src/cli/commands.ts']?.imports ?? []
  const packages = await listPackages(commands.map(({ path }) => path))
  expect(packages).toContain('zod')
  const late = /^(drizzle-orm|pg|pg-boss|jose|pino|oauth4webapi|@node-rs|jiti|hono)(\/|$)/
  expect(packages.filter((name) => late.test(name))).toEqual([])
})
