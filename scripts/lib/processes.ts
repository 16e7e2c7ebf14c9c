import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { quietEnv, root } from './run'

/** A long-running program of the development setup. */
export interface Program {
  name: string
  command: string
  args: string[]
  env: Record<string, string>
  /** Answers 2xx once the program is ready. */
  readyUrl: string
}

/** How long a program may take to end after it was asked to. */
const graceMs = 10_000

/** Programs that live and die together. */
export class ProcessGroup {
  readonly #children = new Map<string, ChildProcess>()
  readonly #output = new Map<string, string>()
  readonly #onDeath: (name: string, output: string) => void
  #isStopping = false
  #isReady = false

  constructor(onDeath: (name: string, output: string) => void) {
    this.#onDeath = onDeath
  }

  /** Starts a program; resolves when it is ready. What it says before that is kept back. */
  async start({ name, command, args, env, readyUrl }: Program): Promise<void> {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...quietEnv, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that Ctrl-C reaches it once, through `stop`, and not twice.
      detached: true,
    })
    this.#children.set(name, child)
    child.stdout.on('data', (chunk) => this.#hear(name, chunk))
    child.stderr.on('data', (chunk) => this.#hear(name, chunk))
    child.on('error', (error) => this.#hear(name, error.message))
    child.on('close', () => {
      this.#children.delete(name)
      if (!this.#isStopping) this.#onDeath(name, this.#output.get(name) ?? '')
    })
    while (!this.#isStopping && !(await answers(readyUrl))) await delay(50)
  }

  /** From now on what the programs say is shown. */
  show(): void {
    this.#isReady = true
  }

  /** Asks every program to end, and ends those that do not. */
  async stop(): Promise<void> {
    this.#isStopping = true
    const children = [...this.#children.values()]
    const ended = children.map((child) => new Promise((resolve) => child.once('close', resolve)))
    for (const child of children) signalGroup(child, 'SIGTERM')
    const isInTime = await Promise.race([
      Promise.all(ended).then(() => true),
      delay(graceMs, false, { ref: false }),
    ])
    if (!isInTime) for (const child of this.#children.values()) signalGroup(child, 'SIGKILL')
  }

  #hear(name: string, chunk: Buffer | string) {
    if (!this.#isReady) {
      this.#output.set(name, (this.#output.get(name) ?? '') + String(chunk))
      return
    }
    const lines = String(chunk).trimEnd().split('\n')
    console.log(lines.map((line) => `${name.padEnd(8)} ${line}`).join('\n'))
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  process.kill(-child.pid, signal)
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    (response) => response.ok,
    () => false,
  )
}
