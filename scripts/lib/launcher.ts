import { readFileSync } from 'node:fs'

const watchIntervalMs = 500

/**
 * Calls back when the `npx` or `pnpm` that started this process is gone. Both start scripts through a
 * shell, which exits on SIGTERM without forwarding it; a terminal's Ctrl-C reaches all processes anyway.
 * Does nothing on other systems than Linux.
 */
export function onLauncherExit(stop: () => void): void {
  const launchers = listLaunchers()
  if (launchers.length === 0) return
  const timer = setInterval(() => {
    if (String(listAncestors().slice(0, launchers.length)) === String(launchers)) return
    clearInterval(timer)
    stop()
  }, watchIntervalMs)
  timer.unref()
}

/** Lists the ancestor processes up to the outermost npx or pnpm. */
function listLaunchers(): number[] {
  const ancestors = listAncestors()
  return ancestors.slice(0, ancestors.findLastIndex(isPackageManager) + 1)
}

function listAncestors(): number[] {
  const ancestors: number[] = []
  for (let pid = readParent(process.pid); pid > 1; pid = readParent(pid)) ancestors.push(pid)
  return ancestors
}

function readParent(pid: number): number {
  // The name in parentheses may contain any character; state and parent id follow it.
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')
  return Number(fields?.[1] ?? 0)
}

function isPackageManager(pid: number): boolean {
  return /^npm exec|[/\0]p?npm(\.c?js)?\0/.test(read(`/proc/${pid}/cmdline`))
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // The process has ended, or this is not Linux.
  }
}
