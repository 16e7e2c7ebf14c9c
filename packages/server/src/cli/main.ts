import { runProgram } from './program'
import { processTerminal } from './terminal'

process.exitCode = await runProgram(process.argv.slice(2), processTerminal)
// Open handles, such as idle connections of a library, must not keep a finished command running.
process.exit()
