import { connect } from 'node:net'

/** A configurable port and its environment variable. */
export interface Port {
  name: string
  option: string
  number: number
}

/** Reads a port from the environment. Exits if it is invalid. */
export function readPort(name: string, option: string, fallback: number): Port {
  const text = process.env[option] ?? String(fallback)
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    console.error(`${option} is "${text}"; a port is a whole number from 1 to 65535.`)
    process.exit(1)
  }
  return { name, option, number }
}

/** Whether a program listens on the port, on either loopback address. */
export async function isTaken(port: number): Promise<boolean> {
  const accepted = await Promise.all([accepts(port, '127.0.0.1'), accepts(port, '::1')])
  return accepted.includes(true)
}

function accepts(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
