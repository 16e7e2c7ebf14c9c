import { testOnPostgres } from './lib/postgres-versions'

// Tests on the oldest supported Postgres; arguments choose files.
const { ok, output } = await testOnPostgres(14, { files: process.argv.slice(2) })
console.log(output)
process.exitCode = ok ? 0 : 1
