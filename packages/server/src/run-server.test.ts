import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** Lists the packages that a source imports statically, itself and through other sources. */
async function listPackages(entry: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: [entry],
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
  const packages = new Set<string>()
  const names = new Set(
    Object.keys(metafile.outputs).filter((name) => metafile.outputs[name]?.entryPoint === entry),
  )
  // Iterating over a set also visits values that are added during the loop.
  for (const name of names) {
    for (const { kind, path, external } of metafile.outputs[name]?.imports ?? []) {
      if (kind !== 'import-statement') continue
      if (external) packages.add(path)
      else names.add(path)
    }
  }
  return [...packages]
}

it('loads no library at startup that only some requests or settings need', async () => {
  const entries = ['src/cli/main.ts', 'src/cli/start.ts', 'src/run-server.ts']
  const packages = (await Promise.all(entries.map(listPackages))).flat()
  expect(packages).toContain('hono')
  const late =
    /^(react|@react-email|htmlparser2|prom-client|nodemailer|ioredis|svix|@opentelemetry|@bomb\.sh)/
  expect(packages.filter((name) => late.test(name))).toEqual([])
})
