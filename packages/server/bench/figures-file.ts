import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, totalmem } from 'node:os'

const file = new URL('../../../docs/performance.md', import.meta.url)
const end = '<!-- end of figures -->'

/**
 * Replaces the figures in `docs/performance.md`, including the machine they were measured on.
 *
 * @param command Command that creates them, which also marks their section of the file.
 */
export async function writeFigures(command: string, tables: string): Promise<void> {
  const begin = `<!-- figures: ${command} -->`
  const [before, rest] = (await readFile(file, 'utf8')).split(begin)
  const after = rest?.slice(rest.indexOf(end) + end.length)
  if (before === undefined || after === undefined) {
    throw new Error(`docs/performance.md has no section for figures: ${begin} … ${end}`)
  }
  const memory = Math.round(totalmem() / 1024 ** 3)
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${memory} GB`
  const made = `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}, Node ${process.version}.`
  await writeFile(file, [before, begin, `\n\n${made}\n\n${tables}\n\n`, end, after].join(''))
}
