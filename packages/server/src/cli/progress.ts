import type { Terminal } from './terminal'

/** Parts of the bar. */
const width = 30

/** Where nobody looks on, one line for each tenth is enough. */
const tenths = 10

/** Says how far something has come: as a bar on a terminal, else as a line now and then. */
export function createProgress(terminal: Terminal, total: number) {
  let said = 0
  return {
    /** @param done Of the total. */
    show(done: number, about: string): void {
      const share = total > 0 ? Math.min(1, done / total) : 1
      const percent = `${Math.floor(share * 100)} %`.padStart(5)
      if (terminal.isInteractive) {
        const bar = '#'.repeat(Math.round(share * width)).padEnd(width, '.')
        terminal.err(`\r[${bar}]${percent}  ${about}`)
      } else if (Math.floor(share * tenths) > said) {
        said = Math.floor(share * tenths)
        terminal.err(`${percent}  ${about}\n`)
      }
    },
    /** Begins a new line, so that the bar stays as it is. */
    end(): void {
      if (terminal.isInteractive) terminal.err('\n')
    },
  }
}
