import { Agent, createServer, request } from 'node:http'
import { pipeline } from 'node:stream'
import { onTestFinished } from 'vitest'

/**
 * A stateless load balancer: each request goes to any of the processes. It creates no response
 * itself and retries nothing, so a connection that breaks behind it breaks before it.
 *
 * @param listTargets Returns the URLs of the processes that currently accept requests.
 */
export async function startRouter(listTargets: () => string[]) {
  const underWay = new Map<string, number>()
  // A kept connection may be closed by a process just when the next request is sent on it.
  const agent = new Agent({ keepAlive: false })
  const server = createServer((incoming, outgoing) => {
    const target = pick(listTargets())
    const { method, headers, url } = incoming
    const count = (change: number) => underWay.set(target, (underWay.get(target) ?? 0) + change)
    count(1)
    outgoing.once('close', () => count(-1))
    const onward = request(`${target}${url}`, { method, headers, agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 0, response.headers)
      pipeline(response, outgoing, () => {})
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
    agent.destroy()
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** Whether a process has a request in progress. */
    isBusy: (target: string) => (underWay.get(target) ?? 0) > 0,
  }
}

function pick(targets: string[]): string {
  const target = targets[Math.floor(Math.random() * targets.length)]
  if (target === undefined) throw new Error('no process is left to send requests to')
  return target
}
