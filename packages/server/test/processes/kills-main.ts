import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { createVitest, type TestCase, type TestModule } from 'vitest/node'

// Runs the tests over several processes while one of these is killed every few seconds. A test may
// fail only because one of its connections was cut or because of a job that it waits for; then it
// runs again, until every test has passed. Arguments choose files.

/** A test whose connections are cut this often has another problem. */
const mostRounds = 8

/**
 * Pause between a process's return and the next kill, in milliseconds. Each round doubles it,
 * because a test whose requests to all processes take longer than that is certain to be cut.
 */
const firstPauseMs = 3000

/** Read by `setup-kills.ts` before each kill. */
function setPause(round: number): void {
  process.env.APP_TEST_KILLS = String(firstPauseMs * 2 ** (round - 1))
}

setPause(1)
const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
const vitest = await createVitest('test', {
  root: fromRoot('.'),
  config: fromRoot('vitest.workspace.ts'),
  project: ['server-processes'],
  watch: false,
  reporters: [{}],
})
try {
  process.exitCode = (await runUntilPassed()) ? 0 : 1
} finally {
  await vitest.close()
}

async function runUntilPassed(): Promise<boolean> {
  const passed = new Set<string>()
  let result = await vitest.start(process.argv.slice(2))
  const wanted = result.testModules.flatMap((module) => [...module.children.allTests()])
  const due = wanted.filter(({ options }) => options.mode === 'run').map(({ id }) => id)
  for (let round = 1; ; round += 1) {
    const { testModules, unhandledErrors } = result
    for (const module of testModules) {
      for (const { id } of module.children.allTests('passed')) passed.add(id)
    }
    const cut = testModules.filter((module) => !module.ok() || listErrors(module).length > 0)
    const wrong = [...cut.flatMap(findUnexcused), ...unhandledErrors.filter((e) => !isCut(e))]
    for (const failure of wrong) console.error(inspect(failure, { depth: 6 }))
    const count = `${passed.size} of ${due.length} Tests have passed`
    console.log(`Round ${round}: ${count}; cut: ${listCut(cut) || 'none'}`)
    if (wrong.length > 0 || round === mostRounds) return false
    // A test that never ran has not passed.
    if (cut.length === 0) return due.length > 0 && due.every((id) => passed.has(id))
    setPause(round + 1)
    result = await vitest.runTestSpecifications(
      cut.map((module) =>
        module.toTestSpecification(
          [...module.children.allTests()].filter(({ id }) => !passed.has(id)),
        ),
      ),
    )
  }
}

/** Failures before any connection was cut: later ones may be consequences. */
function findUnexcused(module: TestModule): unknown[] {
  const others = listErrors(module).filter((error) => !isCut(error))
  const [first] = module.children.allTests('failed')
  const isExcused = !first || (first.meta().cuts ?? 0) > 0 || listOf(first).some(isCut)
  return [
    ...others.map((error) => [module.relativeModuleId, error]),
    ...(isExcused ? [] : [[module.relativeModuleId, first.fullName, ...listOf(first)]]),
  ]
}

/** Lists errors outside of tests, before or after a file or group: the first of each. */
function listErrors(module: TestModule): unknown[] {
  return [module, ...module.children.allSuites()].flatMap((suite) => suite.errors().slice(0, 1))
}

function listOf(test: TestCase): unknown[] {
  return [...(test.result().errors ?? [])]
}

function isCut(error: unknown): boolean {
  return error instanceof Object && 'name' in error && error.name === 'ConnectionCut'
}

function listCut(modules: TestModule[]): string {
  return modules
    .map((module) => {
      const failed = [...module.children.allTests('failed')].map(({ name }) => name)
      return `${module.relativeModuleId} (${failed.join('; ')})`
    })
    .join(', ')
}
