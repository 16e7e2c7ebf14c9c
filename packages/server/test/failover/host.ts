import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'

/** A machine as the test sees it: a network namespace and a process namespace. */
export interface Host {
  address: string
  /** Starts a program whose output goes to a file. It ends with the host. */
  start(
    command: string[],
    options: { log: string; owner?: Owner; env?: NodeJS.ProcessEnv },
  ): ChildProcess
  /** Runs a command and returns its output. */
  run(command: string[]): Promise<string>
  /** Takes the host off the network; established connections get no packet any more. */
  disconnect(): Promise<void>
  reconnect(): Promise<void>
  /** Kills every process of the host at once, as a power failure does. */
  kill(): Promise<void>
}

/** Operating system user of a program. */
interface Owner {
  uid: number
  gid: number
}

const bridge = 'hosts'

/** Adopts and reaps the processes of a host, whose first process it is. */
const init = 'echo up; while :; do sleep 3600 & wait $!; done'

/**
 * Prepares the network of the hosts in the namespace of this process.
 *
 * @param address Address of this process in the network.
 * @throws {Error} if this process has a network already.
 */
export async function createNetwork(address: string): Promise<void> {
  const links = JSON.parse(await ip('-json', 'link', 'show')) as { ifname: string }[]
  if (links.some(({ ifname }) => ifname !== 'lo' && ifname !== bridge)) {
    throw new Error('Run this test in a network namespace of its own: pnpm test:long failover')
  }
  await ip('link', 'set', 'lo', 'up')
  await ip('link', 'add', bridge, 'type', 'bridge')
  await ip('addr', 'add', `${address}/24`, 'dev', bridge)
  await ip('link', 'set', bridge, 'up')
}

/**
 * Starts a host. It ends with this process, however that ends.
 *
 * @param name Name of its network interface.
 */
export async function startHost(name: string, address: string): Promise<Host> {
  const outer = spawn(
    'setpriv',
    [
      ...['--pdeathsig', 'KILL', '--'],
      ...['unshare', '--net', '--pid', '--mount-proc', '--fork', '--kill-child', '--'],
      ...['bash', '-c', init],
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  await once(outer.stdout, 'data')
  const ended = once(outer, 'exit')
  // `unshare` itself remains in the process namespace of the test.
  const [pid = ''] = readFileSync(`/proc/${outer.pid}/task/${outer.pid}/children`, 'utf8').split(
    ' ',
  )
  const enter = ['--target', pid, '--net', '--pid', '--mount']
  const run = (command: string[]) => execute('nsenter', [...enter, '--', ...command])

  await ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', pid)
  await ip('link', 'set', name, 'master', bridge, 'up')
  await run(['ip', 'link', 'set', 'lo', 'up'])
  await run(['ip', 'addr', 'add', `${address}/24`, 'dev', 'eth0'])
  await run(['ip', 'link', 'set', 'eth0', 'up'])
  return {
    address,
    start(command, { log, owner, env }) {
      const file = openSync(log, 'a')
      const as = owner ? ['--setuid', `${owner.uid}`, '--setgid', `${owner.gid}`] : []
      return spawn('nsenter', [...enter, ...as, '--', ...command], {
        env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
        cwd: '/',
        stdio: ['ignore', file, file],
      })
    },
    run,
    async disconnect() {
      await ip('link', 'set', name, 'down')
    },
    async reconnect() {
      await ip('link', 'set', name, 'up')
    },
    async kill() {
      process.kill(Number(pid), 'SIGKILL')
      await ended
      // The kernel removes the interface some time after the last process.
      await ip('link', 'delete', name).catch(() => {})
    },
  }
}

async function execute(command: string, args: string[]): Promise<string> {
  return (await promisify(execFile)(command, args)).stdout
}

function ip(...args: string[]): Promise<string> {
  return execute('ip', args)
}
