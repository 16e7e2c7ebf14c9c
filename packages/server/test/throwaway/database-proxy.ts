import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Starts a TCP proxy in front of a database that can fail as a network does. It ends with the test. */
export async function startDatabaseProxy(databaseUrl: string) {
  let target = new URL(databaseUrl)
  let mode: 'open' | 'closed' | 'silent' = 'open'
  const sockets = new Set<Socket>()
  let refused = 0

  function keep(socket: Socket): void {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
  }

  function closeAll(): void {
    for (const socket of sockets) socket.destroy()
  }

  const server = createServer((client) => {
    keep(client)
    // As a load balancer without a healthy server does.
    if (mode === 'closed') {
      refused += 1
      return client.destroy()
    }
    if (mode === 'silent') return
    const { hostname, port } = target
    const backend = connect(Number(port), hostname)
    keep(backend)
    client.pipe(backend).pipe(client)
    client.on('close', () => backend.destroy())
    backend.on('close', () => client.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    closeAll()
  })
  const url = new URL(databaseUrl)
  // The folder of its Unix socket.
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    /** Number of connections that were closed at once. */
    countRefused: () => refused,
    /** Closes all connections, and new ones at once. */
    close(): void {
      mode = 'closed'
      closeAll()
    },
    /** Forwards nothing more, and keeps connections open. */
    silence(): void {
      mode = 'silent'
      for (const socket of sockets) socket.unpipe().pause()
    },
    /** Closes all connections, and forwards new ones to the same database or another. */
    open(newTarget = target.href): void {
      target = new URL(newTarget)
      mode = 'open'
      closeAll()
    },
  }
}
