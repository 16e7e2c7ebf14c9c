import { processTerminal } from './lib/terminal'
import { runProgram } from './program'

// A reader such as `head` may close the pipe early, which must not stop a command halfway.
process.stdout.on('error', ignoreClosedPipe)
process.stderr.on('error', ignoreClosedPipe)

process.exitCode = await runProgram(process.argv.slice(2), processTerminal)
// A pipe may not have received all of the output yet.
await new Promise((resolve) => process.stdout.write('', resolve))
// Open handles, such as idle connections of a library, must not keep a finished command running.
process.exit()

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}
