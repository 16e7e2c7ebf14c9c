import { readFile, writeFile } from 'node:fs/promises'

/**
 * Makes the declarations of the other entry points import those of the main one. Otherwise a program that imports only
 * `@app/core/server`, with `declaration: true`, could not name inferred types that `@app/core` exports, such as `Result`.
 */
for (const name of ['server', 'admin', 'bindings', 'testing']) {
  for (const [end, main] of [
    ['d.ts', 'index.js'],
    ['d.cts', 'index.cjs'],
  ]) {
    const file = new URL(`dist/${name}.${end}`, import.meta.url)
    await writeFile(file, `import './${main}';\n${await readFile(file, 'utf8')}`)
  }
}
