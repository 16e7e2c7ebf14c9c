import { abortable } from './abortable'

/** Waits `ms` milliseconds; rejects with the signal's reason when it aborts. */
export async function delay(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return abortable(wait, signal).finally(() => clearTimeout(timer))
}
