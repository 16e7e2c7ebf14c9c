import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { quietEnv, root } from './run'

/** A long-running program of the development setup. */
export interface Program {
  name: string
  command: string
  args: string[]
  env: Record<string, string>
  /** Responds with 2xx once the program is ready. */
  readyUrl: string
}

/** Time that a program may take to stop, in milliseconds. */
const graceMs = 10_000

/** Programs that start and stop together. */
export class ProcessGroup {
  readonly #children = new Map<string, ChildProcess>()
  readonly #output = new Map<string, string>()
  readonly #onExit: (name: string, output: string) => void
  #isStopping = false
  #isReady = false

  constructor(onExit: (name: string, output: string) => void) {
    this.#onExit = onExit
  }

  /** Starts a program and resolves when it is ready. Its output is held back until `show`. */
  async start({ name, command, args, env, readyUrl }: Program): Promise<void> {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...quietEnv, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group, so that Ctrl-C reaches it once, through `stop`.
      detached: true,
    })
    this.#children.set(name, child)
    child.stdout.on('data', (chunk) => this.#handleOutput(name, chunk))
    child.stderr.on('data', (chunk) => this.#handleOutput(name, chunk))
    child.on('error', (error) => this.#handleOutput(name, error.message))
    child.on('close', () => {
      this.#children.delete(name)
      if (!this.#isStopping) this.#onExit(name, this.#output.get(name) ?? '')
    })
    while (!this.#isStopping && !(await responds(readyUrl))) await delay(50)
  }

  /** Shows the output of the programs from now on. */
  show(): void {
    this.#isReady = true
  }

  /** Stops every program, and kills those that take too long. */
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

  #handleOutput(name: string, chunk: Buffer | string) {
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

function responds(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    (response) => response.ok,
    () => false,
  )
}
