import { parseArgs } from 'node:util'
import { ClientApp, readsOf } from '@app/core'
import { createJar } from '../test/cookie-jar'
import { compare, readMemory, slope } from './measure'
import { createStubService, type StubService } from './service'
import { measureTestKit } from './test-kit'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    kit: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

if (values.help) {
  console.log(`Usage: pnpm bench:core [options]

  --quick    few rounds and sign-ins: a look, no measurement
  --memory   the memory only
  --kit      the start of the test kit only`)
  process.exit()
}

const size = values.quick
  ? { rounds: 5, runs: 1000, cycles: 1000, starts: 3 }
  : { rounds: 50, runs: 1000, cycles: 10_000, starts: 9 }
const observers = 10_000

let missed = 0

/** The maximum of a measurement. */
interface Mark {
  value: number
  most: number
  unit: string
}

/** Prints a measurement, with its mark if it has one. */
function show(name: string, figures: string, mark?: Mark): void {
  if (!mark) {
    console.log(`${name.padEnd(52)} ${figures}`)
    return
  }
  const isMissed = mark.value > mark.most
  if (isMissed) missed += 1
  const verdict = `${isMissed ? 'MISS' : 'pass'} (at most ${mark.most} ${mark.unit})`
  console.log(`${name.padEnd(52)} ${figures.padEnd(36)} ${verdict}`)
}

const projectId = '00000000-0000-4000-8000-00000000de30'
const email = 'ada@example.com'
const password = 'long enough'

function openApp({ url, fetch }: StubService, tokenStore: 'memory' | 'cookie'): ClientApp {
  return new ClientApp({
    baseUrl: url,
    projectId,
    publishableClientKey: `pck_dem0${'0'.repeat(41)}`,
    tokenStore,
    cookieJar: createForgetfulJar(),
    fetch,
  })
}

async function openSignedIn(service = createStubService()): Promise<ClientApp> {
  const app = openApp(service, 'memory')
  await app.signInWithCredential({ email, password, noRedirect: true })
  await app.getUser({ or: 'throw' })
  return app
}

/** Returns the read behind `getUser`, which hooks subscribe to. */
function userRead(app: ClientApp) {
  const read = readsOf(app)?.getUser?.()
  if (!read) throw new Error('The app has no read of its user.')
  return read
}

/** Sends the same request without the SDK: the same headers, the same response. */
function callBare({ url, fetch }: StubService, token: string) {
  return async () => {
    const headers = {
      'x-stack-project-id': projectId,
      'x-stack-access-type': 'client',
      'x-stack-access-token': token,
    }
    const response = await fetch(new Request(`${url}/api/v1/users/me`, { headers }))
    return response.json()
  }
}

async function measureWarmRead(): Promise<void> {
  const app = await openSignedIn()
  const read = userRead(app)
  await read.load()
  const known = Promise.resolve({})
  const runs = { ...size, runs: size.runs * 10 }
  const { own, bare } = await compare(
    () => read.load(),
    () => known,
    runs,
  )
  show('the user from a warm cache', `${own.toFixed(2)} µs, a promise ${bare.toFixed(2)} µs`, {
    value: own - bare,
    most: 1,
    unit: 'µs more',
  })
  app.dispose()
}

async function measureCall(name: string, isChanging = false): Promise<void> {
  const service = createStubService()
  const app = await openSignedIn(service)
  const { accessToken } = await (await app.getUser({ or: 'throw' })).getAuthJson()
  if (isChanging) service.renameAlways()
  const { own, bare } = await compare(
    () => app.getUser(),
    callBare(service, accessToken ?? ''),
    size,
  )
  const figures = `${own.toFixed(0)} µs, bare fetch ${bare.toFixed(0)} µs`
  // A changed user is a new object with all its methods, which is not part of the pipeline.
  show(name, figures, isChanging ? undefined : { value: own - bare, most: 50, unit: 'µs more' })
  app.dispose()
}

async function measureObservers(): Promise<void> {
  const service = createStubService()
  const app = await openSignedIn(service)
  service.renameAlways()
  const read = userRead(app)

  /** Subscribes, notifies and unsubscribes this many listeners. */
  const observe = (count: number) => async () => {
    let heard = 0
    const comeIn = () =>
      read.subscribe(() => {
        heard += 1
      })
    const leave = Array.from({ length: count }, comeIn)
    await read.refresh()
    for (const stop of leave) stop()
    if (heard !== count) throw new Error(`${heard} of ${count} observers heard of the change.`)
  }

  const few = observers / 10
  const { own, bare } = await compare(observe(observers), observe(few), {
    rounds: size.rounds,
    runs: 3,
  })
  const [each, eachOfFew] = [own / observers, bare / few]
  show(
    `${observers} observers of one read`,
    `${each.toFixed(2)} µs each, of ${few} ${eachOfFew.toFixed(2)} µs`,
    // Ten times as much if each had to check all others.
    { value: each / eachOfFew, most: 4, unit: 'times as much' },
  )
  app.dispose()
}

async function measureMemory(tokenStore: 'memory' | 'cookie'): Promise<void> {
  const app = openApp(createStubService(), tokenStore)
  const cycle = async () => {
    await app.signInWithCredential({ email, password, noRedirect: true })
    await app.getUser({ or: 'throw' })
    await app.signOut()
  }
  const cycles = async (count: number) => {
    for (let done = 0; done < count; done += 1) await cycle()
  }
  // Compiles the code and fills tables that grow with first use.
  await cycles(size.cycles)
  const batches = 12
  const readings = [await readMemory()]
  for (let batch = 0; batch < batches; batch += 1) {
    await cycles(size.cycles / 4)
    readings.push(await readMemory())
  }
  const perCycle = slope(readings) / (size.cycles / 4)
  show(
    `memory over ${size.cycles * 3} sign-ins and sign-outs, ${tokenStore}`,
    `${perCycle.toFixed(1)} bytes each`,
    // Less than any object. The results of few cycles are noise of the engine.
    values.quick ? undefined : { value: perCycle, most: 8, unit: 'bytes each' },
  )
  app.dispose()
}

/** A jar that keeps no list of writes. */
function createForgetfulJar() {
  const jar = createJar()
  return {
    get cookie() {
      return jar.cookie
    },
    set cookie(text) {
      jar.cookie = text
      jar.writes.splice(0)
    },
  }
}

async function measureStart(): Promise<void> {
  const { first, later, database } = await measureTestKit(size.starts)
  show(
    'a signed-in user in the test kit',
    `${later.toFixed(0)} ms (first: ${first.toFixed(0)}), a bare PGlite ${database.toFixed(0)} ms`,
    { value: later / database, most: 1, unit: 'times as much' },
  )
}

if (!values.memory) await measureStart()
if (!values.memory && !values.kit) {
  await measureWarmRead()
  await measureCall('getUser, unchanged')
  await measureCall('getUser, changed each time', true)
  await measureObservers()
}
if (!values.kit) {
  await measureMemory('memory')
  await measureMemory('cookie')
}

console.log(missed > 0 ? `\nMarks missed: ${missed}` : '\nEvery mark is reached.')
process.exitCode = missed > 0 ? 1 : 0
