import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Starts a mail server whose response to the first command never ends: it sends a line again and
 * again, so that no timeout of silence is reached. It ends with the running test.
 */
export async function startEndlessMailServer() {
  const open = new Set<Socket>()
  let lines = 0
  const server = createServer((socket) => {
    open.add(socket)
    socket.write('220 hello\r\n')
    const timer = setInterval(() => {
      socket.write('250-more\r\n')
      lines += 1
    }, 10)
    socket.on('error', () => {})
    socket.on('data', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      open.delete(socket)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of open) socket.destroy()
  })
  return {
    port: (server.address() as AddressInfo).port,
    /** Number of open connections. */
    connections: () => open.size,
    /** Number of lines that it has sent after its greeting. */
    lines: () => lines,
  }
}
