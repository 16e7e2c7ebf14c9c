import { processTerminal } from './lib/terminal'
import { runProgram } from './program'

process.exitCode = await runProgram(process.argv.slice(2), processTerminal)
// A pipe may still be taking the output.
await new Promise((resolve) => process.stdout.write('', resolve))
// Open handles, such as idle connections of a library, must not keep a finished command running.
process.exit()
