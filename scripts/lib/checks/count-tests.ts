/** Numbers of tests that a check has run, or of the check itself if it consists of none. */
export interface TestCount {
  passed: number
  failed: number
}

/** Summaries of Vitest (`Tests  1 failed | 2 passed (3)`) and Playwright (`  2 passed (1.5m)`). */
const summaries = [
  /^ *Tests +(?:(?<failed>\d+) failed)?(?: \| )?(?:(?<passed>\d+) passed)?.*\(\d+\)$/gm,
  /^ +(?<passed>\d+) passed \([\d.]+\w+\)$/gm,
  /^ +(?<failed>\d+) failed$/gm,
]

/** Adds up the summaries in the output of a check. */
export function countTests(output: string, ok: boolean): TestCount {
  const groups = summaries.flatMap((pattern) =>
    [...output.matchAll(pattern)].map((match) => match.groups ?? {}),
  )
  const sum = (key: string) => groups.reduce((total, group) => total + Number(group[key] ?? 0), 0)
  const count = { passed: sum('passed'), failed: sum('failed') }
  const isCounted = ok ? count.passed > 0 : count.failed > 0
  return isCounted
    ? count
    : { passed: count.passed + Number(ok), failed: count.failed + Number(!ok) }
}
