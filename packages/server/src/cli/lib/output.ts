import type { CommandInput } from './command'

/** Prints one JSON document instead of text. */
export const jsonOption = {
  flags: '--json',
  about: 'Print one JSON document instead of text.',
}

/** Prints the result of a command as text, or with `--json` as JSON. */
export function print(
  { options, terminal }: Pick<CommandInput, 'options' | 'terminal'>,
  { json, text }: { json: unknown; text: string },
): void {
  terminal.out(options.json === true ? `${JSON.stringify(json, null, 2)}\n` : text)
}

/** Aligns rows in columns. The first row contains the titles. */
export function toTable(rows: string[][]): string {
  const cells = rows.map((row) => row.map(toCell))
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  )
  const lines = cells.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  )
  return lines.map((line) => `${line.trimEnd()}\n`).join('')
}

/**
 * Replaces control characters, which would let a name manipulate the terminal, and those of
 * bidirectional text, which would let it reorder the text that follows (CVE-2021-42574).
 */
export function toCell(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '?')
}

/** Returns a time in UTC, without seconds. */
export function toTime(millis: number | undefined): string {
  return millis === undefined ? '' : new Date(millis).toISOString().slice(0, 16).replace('T', ' ')
}
