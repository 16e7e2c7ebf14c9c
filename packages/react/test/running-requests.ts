import { setTimeout } from 'node:timers/promises'

const running = new Set<Promise<unknown>>()

/** Sends a request to the service, which the end of the test waits for. */
export function send(request: Request): Promise<Response> {
  const response = fetch(request)
  const whole = response.then((headers) => headers.clone().arrayBuffer())
  running.add(whole)
  const remove = () => void running.delete(whole)
  whole.then(remove, remove)
  return response
}

/** Waits for all responses, and what the app does with them: it may store something, such as the project. */
export async function allResponded(): Promise<void> {
  while (running.size > 0) await Promise.allSettled(running)
  await setTimeout()
}
