import { runProgram } from './program'
import { processTerminal } from './terminal'

process.exitCode = await runProgram(process.argv.slice(2), processTerminal)
// What is still open, such as an idle connection of a library, keeps no ended command alive.
process.exit()
