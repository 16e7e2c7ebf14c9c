import type { Terminal } from './terminal'

/** Width of the bar in characters. */
const width = 30

/** Without a terminal, one line per 10 % is enough. */
const tenths = 10

/** Shows progress as a bar on a terminal, otherwise as a line per 10 %. */
export function createProgress(terminal: Terminal, total: number) {
  let printed = 0
  function write(share: number, about: string): void {
    const percent = `${Math.floor(share * 100)} %`.padStart(5)
    if (terminal.isInteractive) {
      const bar = '#'.repeat(Math.round(share * width)).padEnd(width, '.')
      terminal.err(`\r[${bar}]${percent}  ${about}`)
    } else if (Math.floor(share * tenths) > printed) {
      printed = Math.floor(share * tenths)
      terminal.err(`${percent}  ${about}\n`)
    }
  }
  return {
    /** @param done Number of items that were read, of which some may still be in progress. */
    show: (done: number, about: string) => write(Math.min(0.99, done / total), about),
    /** Shows that all is done, and moves to a new line, so that the bar remains visible. */
    end(about: string): void {
      write(1, about)
      if (terminal.isInteractive) terminal.err('\n')
    },
  }
}
