import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { findOwner, findPrograms } from '../throwaway/postgres'
import { type Host, startHost } from './host'

/** Database hosts by name, as the configuration files name them. */
const addresses = { db1: '10.0.0.11', db2: '10.0.0.12', db3: '10.0.0.13' }
const proxyAddress = '10.0.0.10'

/** Name of a database host. */
export type MemberName = keyof typeof addresses

export const memberNames = Object.keys(addresses) as MemberName[]

/** State of a member as Patroni reports it. */
interface Member {
  name: MemberName
  role: 'leader' | 'sync_standby' | 'replica' | string
  state: string
  timeline?: number
  lag?: number | string
}

const password = 'throwaway'
const configuration = fileURLToPath(new URL('../../../../deploy/failover/', import.meta.url))

/** Three Postgres under Patroni and etcd, and HAProxy in front. */
export class Cluster {
  readonly #folder: string
  readonly #hosts = new Map<MemberName, Host>()
  readonly #others: Host[] = []

  /** @param folder Configuration, data and logs of all hosts. */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Starts all hosts, and creates the database of the service. */
  async start(): Promise<void> {
    for (const name of memberNames) await this.startMember(name)
    const proxy = await startHost('proxy', proxyAddress)
    this.#others.push(proxy)
    const file = join(this.#folder, 'haproxy.cfg')
    writeFileSync(file, readFileSync(join(configuration, 'haproxy.cfg')))
    proxy.start(['haproxy', '-db', '-f', file], { log: join(this.#folder, 'haproxy.log') })
    const leader = await this.whenHealthy()
    const client = new pg.Client({
      host: addresses[leader],
      user: 'postgres',
      password,
      database: 'postgres',
    })
    await client.connect()
    await client.query(`create role app login password '${password}'`)
    await client.query('create database app owner app')
    await client.end()
  }

  /** URLs of the service's database through the proxy. */
  get urls() {
    const to = (port: number) => `postgres://app:${password}@${proxyAddress}:${port}/app`
    return { primary: to(5000), replicas: to(5001) }
  }

  host(name: MemberName): Host {
    const host = this.#hosts.get(name)
    if (!host) throw new Error(`${name} is not running`)
    return host
  }

  /** Starts a host with the data that it has, if any. */
  async startMember(name: MemberName): Promise<void> {
    const owner = findOwner()
    if (!owner) throw new Error('This test needs root.')
    const address = addresses[name]
    const folder = join(this.#folder, name)
    for (const path of [folder, join(folder, 'run')]) {
      mkdirSync(path, { recursive: true, mode: 0o750 })
      chownSync(path, owner.uid, owner.gid)
    }
    const fillIn = (file: string) =>
      readFileSync(join(configuration, file), 'utf8')
        .replaceAll(/\bADDRESS\b/g, address)
        .replaceAll(/\bNAME\b/g, name)
        .replaceAll(/\bSECRET\b/g, password)
        .replaceAll('/usr/lib/postgresql/15/bin', findPrograms())
        .replaceAll('/var/run/postgresql', join(folder, 'run'))
        .replaceAll(/\/var\/lib\/(postgresql|etcd)/g, folder)
    const file = join(folder, 'patroni.yml')
    writeFileSync(file, fillIn('patroni.yml'), { mode: 0o600 })
    chownSync(file, owner.uid, owner.gid)
    const host = await startHost(name, address)
    this.#hosts.set(name, host)
    const etcdLog = join(folder, 'etcd.log')
    host.start(['etcd'], { owner, log: etcdLog, env: toEnv(fillIn('etcd.env')) })
    host.start(['patroni', file], {
      owner,
      log: join(folder, 'patroni.log'),
      env: { HOME: folder },
    })
  }

  async killHost(name: MemberName): Promise<void> {
    await this.host(name).kill()
    this.#hosts.delete(name)
  }

  /** Kills the Postgres of a host, not its Patroni. */
  async killPostgres(name: MemberName): Promise<void> {
    const pidFile = join(this.#folder, name, '15/main/postmaster.pid')
    const [pid = ''] = readFileSync(pidFile, 'utf8').split('\n')
    await this.host(name).run(['kill', '-KILL', pid])
  }

  /** Takes the network between a host and the other database hosts away. Its clients still reach it. */
  async separate(name: MemberName): Promise<void> {
    for (const other of memberNames.filter((one) => one !== name)) {
      await this.host(name).run(['ip', 'route', 'add', 'blackhole', addresses[other]])
    }
  }

  /** Undoes `separate`. */
  async rejoin(name: MemberName): Promise<void> {
    for (const other of memberNames.filter((one) => one !== name)) {
      await this.host(name).run(['ip', 'route', 'delete', 'blackhole', addresses[other]])
    }
  }

  isRunning(name: MemberName): boolean {
    return this.#hosts.has(name)
  }

  /** Returns the host that responds as the primary, which only one does. */
  async findPrimary(): Promise<MemberName> {
    const found = await this.#findPrimary()
    if (!found) throw new Error('No host responds as the primary.')
    return found
  }

  async #findPrimary(): Promise<MemberName | undefined> {
    for (const name of this.#hosts.keys()) {
      const response = await ask(name, 'primary')
      if (response?.status === 200) return name
    }
  }

  /** Returns the replica that has every acknowledged write. */
  async findSynchronous(): Promise<MemberName> {
    const members = await this.listMembers()
    const found = members.find(({ role }) => role === 'sync_standby')
    if (!found) throw new Error(`No synchronous replica: ${JSON.stringify(members)}`)
    return found.name
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#hosts.values(), ...this.#others].map((host) => host.kill()))
  }

  /** Makes another host the primary, on purpose. */
  async switchOver(): Promise<void> {
    const [name] = memberNames.filter((one) => this.isRunning(one))
    if (!name) throw new Error('No host is running.')
    const file = join(this.#folder, name, 'patroni.yml')
    await this.host(name).run(['patronictl', '-c', file, 'switchover', '--force', 'app-server'])
  }

  /** Resolves with the primary once all hosts follow it and one of them synchronously. */
  async whenHealthy(timeoutMs = 120_000): Promise<MemberName> {
    const end = Date.now() + timeoutMs
    for (;;) {
      const members = await this.listMembers()
      const leader = members.find(({ role }) => role === 'leader')
      const isComplete =
        members.length === memberNames.length &&
        members.some(({ role }) => role === 'sync_standby') &&
        members.every(
          ({ role, state, timeline, lag }) =>
            state === 'running' &&
            timeline === leader?.timeline &&
            (role === 'leader' || lag === 0 || Number(lag) < 1_000_000),
        )
      if (leader && isComplete) return leader.name
      if (Date.now() > end) throw new Error(`Not healthy: ${JSON.stringify(members)}`)
      await delay(250)
    }
  }

  /** Members as the primary reports them: others may describe the time before a partition. */
  async listMembers(): Promise<Member[]> {
    const primary = await this.#findPrimary()
    const response = primary && (await ask(primary, 'cluster'))
    if (!response) return []
    const { members } = (await response.json()) as { members: Member[] }
    return members
  }
}

/** Asks the Patroni of a host. Resolves with `null` if it does not respond. */
function ask(name: MemberName, path: string): Promise<Response | null> {
  const signal = AbortSignal.timeout(2000)
  return fetch(`http://${addresses[name]}:8008/${path}`, { signal }).catch(() => null)
}

/** Reads a file of environment variables, as systemd does. */
function toEnv(text: string): NodeJS.ProcessEnv {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line))
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}
