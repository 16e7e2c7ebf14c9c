import { stripVTControlCharacters } from 'node:util'
import { run } from '../run'

/** Result of a run of Turbo tasks. */
export interface TaskRun {
  ok: boolean
  /** Whether every task was in the cache. */
  isCached: boolean
  /** Output of the tasks, cached ones included. */
  output: string
  /** Output of the failed tasks, and messages of Turbo. */
  failures: string
}

/** A line of Turbo's output with `--json`. */
interface LogLine {
  /** `turbo`, or the task: `@app/core#build`. */
  source: string
  level: 'info' | 'stdout' | 'stderr' | 'warn' | 'error'
  text: string
}

/**
 * Runs Turbo tasks and what they depend on, two at a time.
 *
 * @param options Options of `turbo run`, such as `--filter=demo`.
 */
export async function runTasks(
  tasks: string[],
  { options = [], env }: { options?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<TaskRun> {
  const args = ['run', ...tasks, '--continue', '--concurrency=2', '--json', ...options]
  const { ok, output } = await run('turbo', args, { env })
  const { lines, rest } = readLines(output)
  const messages = lines.filter(({ source }) => source === 'turbo')
  const text = messages.map((message) => message.text).join('\n')
  const [, cached, total] = /Cached:\s+(\d+) cached, (\d+) total/.exec(text) ?? []
  const failed = /Failed:\s+(.*)/.exec(text)?.[1]?.split(', ') ?? []
  return {
    ok,
    isCached: total !== undefined && cached === total,
    output: toText(lines.filter(({ source }) => source !== 'turbo')),
    failures: [
      ...failed.map((task) => `${task}\n${toText(lines.filter(({ source }) => source === task))}`),
      toText(messages.filter(({ level }) => level === 'warn' || level === 'error')),
      ...rest,
    ].join('\n'),
  }
}

/** Parses output as JSON, line by line. Other lines are in `rest`. */
function readLines(output: string): { lines: LogLine[]; rest: string[] } {
  const lines: LogLine[] = []
  const rest: string[] = []
  for (const line of output.split('\n')) {
    if (line.startsWith('{"source":')) lines.push(JSON.parse(line))
    else if (line.trim() !== '') rest.push(line)
  }
  return { lines, rest }
}

function toText(lines: LogLine[]): string {
  return stripVTControlCharacters(lines.map(({ text }) => text).join('\n'))
}
