import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** Properties of a network line. */
export interface Line {
  /** Round-trip time in milliseconds. */
  roundTripMs: number
  /** Rates in bits per second. */
  downBitsPerSecond: number
  upBitsPerSecond: number
}

/** A line that all connections of a browser share. */
export interface ShapedLink {
  /** Opens a port whose connections are forwarded to another port over the line. */
  forward(targetPort: number): Promise<number>
  /** Closes all connections, as between visits on different days. */
  disconnect(): void
  close(): void
}

/** Size in bytes of the pieces in which connections take turns: that of a TCP segment. */
const segmentBytes = 1460

/**
 * Creates a line below HTTP: everything that a browser sends is delayed, including preflights, TLS
 * handshakes and the opening of connections.
 */
export function createShapedLink(line: Line): ShapedLink {
  const down = createDirection(line.downBitsPerSecond, line.roundTripMs / 2)
  const up = createDirection(line.upBitsPerSecond, line.roundTripMs / 2)
  const servers: Server[] = []
  const sockets = new Set<Socket>()

  function join(browser: Socket, targetPort: number): void {
    const target = connect(targetPort, '127.0.0.1')
    for (const socket of [browser, target]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    // Locally a connection opens at once; on a line it takes a round trip.
    up.pipe(browser, target, Date.now() + line.roundTripMs)
    down.pipe(target, browser, 0)
  }

  function disconnect(): void {
    for (const socket of sockets) socket.destroy()
  }

  return {
    disconnect,
    async forward(targetPort) {
      const server = createServer((socket) => join(socket, targetPort))
      servers.push(server)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return (server.address() as AddressInfo).port
    },
    close() {
      for (const server of servers) server.close()
      disconnect()
    },
  }
}

/** A piece of one connection; `null` ends it. */
type Piece = Buffer | null

/** One direction of the line: connections take turns, piece by piece. */
function createDirection(bitsPerSecond: number, delayMs: number) {
  const waiting = new Map<Socket, { pieces: Piece[]; from: number }>()
  const underway: { target: Socket; piece: Piece; at: number }[] = []
  let freeAt = 0
  let timer: NodeJS.Timeout | undefined
  let isArriving = false

  // Keeps the order even if timers are late.
  function arrive(): void {
    isArriving = false
    for (let next = underway[0]; next; next = underway[0]) {
      const { target, piece, at } = next
      if (at > Date.now()) {
        isArriving = true
        setTimeout(arrive, at - Date.now())
        return
      }
      underway.shift()
      if (target.destroyed) continue
      if (piece) target.write(piece)
      else target.end()
    }
  }

  function pump(): void {
    timer = undefined
    while (waiting.size > 0) {
      const now = Date.now()
      const next = [...waiting].find(([, { from }]) => from <= now)
      const wakeAt = next ? freeAt : Math.min(...[...waiting.values()].map(({ from }) => from))
      if (!next || wakeAt > now) {
        clearTimeout(timer)
        timer = setTimeout(pump, Math.max(1, wakeAt - now))
        return
      }
      const [target, queue] = next
      const piece = queue.pieces.shift() ?? null
      // Moves to the end, so that the other connections have their turn.
      waiting.delete(target)
      if (queue.pieces.length > 0) waiting.set(target, queue)
      // From the planned time, so that late timers do not slow the line down.
      const start = freeAt > now - 20 ? freeAt : now
      freeAt = start + ((piece?.length ?? 0) * 8000) / bitsPerSecond
      underway.push({ target, piece, at: freeAt + delayMs })
      if (!isArriving) setTimeout(arrive, 0)
      isArriving = true
    }
  }

  function add(target: Socket, pieces: Piece[], from: number): void {
    const queue = waiting.get(target) ?? { pieces: [], from }
    queue.pieces.push(...pieces)
    waiting.set(target, queue)
    // The timer may wait for a connection that is still opening.
    clearTimeout(timer)
    pump()
  }

  return {
    pipe(source: Socket, target: Socket, from: number): void {
      source.on('data', (data: Buffer) => {
        const pieces: Piece[] = []
        for (let at = 0; at < data.length; at += segmentBytes) {
          pieces.push(data.subarray(at, at + segmentBytes))
        }
        add(target, pieces, from)
      })
      source.on('end', () => add(target, [null], from))
      source.on('close', () => add(target, [null], from))
    },
  }
}
