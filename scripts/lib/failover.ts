import { installDebianPackages } from './debian'
import { type Outcome, run } from './run'

/** Programs of the failover test, and the Debian packages that have them. */
const packages: Record<string, string> = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  ip: 'iproute2',
}

async function isMissing(program: string): Promise<boolean> {
  return !(await run('which', [program])).ok
}

/** Finds the programs of the failover test, or installs them on Debian. */
async function ensureCluster(): Promise<Outcome> {
  const missing: string[] = []
  for (const [program, name] of Object.entries(packages)) {
    if (await isMissing(program)) missing.push(name)
  }
  const ok = missing.length === 0 || (await installDebianPackages(...missing))
  return {
    ok,
    output: ok ? '' : `Not found. Install these Debian packages or their equivalents: ${missing}.`,
  }
}

/** Runs the failover test in a network namespace, which needs root on Linux. */
export async function testFailovers({ signal }: { signal: AbortSignal }): Promise<Outcome> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return { ok: false, output: 'The failover test needs root on Linux, for network namespaces.' }
  }
  const installed = await ensureCluster()
  if (!installed.ok) return installed
  const test = ['vitest', 'run', '--config', 'vitest.workspace.ts', '--project', 'server-failover']
  return run('unshare', ['--net', ...test], { signal })
}
