import { fileURLToPath } from 'node:url'
import { run } from './command'

const pages = fileURLToPath(new URL('../eject', import.meta.url))
const { output, isOk } = await run(process.argv.slice(2), { pages, cwd: process.cwd() })
if (isOk) console.log(output)
else console.error(output)
process.exitCode = isOk ? 0 : 1
