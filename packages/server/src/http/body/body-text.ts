import { sizes } from '@app/contract'
import { TextError } from '../errors/text-error'
import type { BodyReservation } from './body-budget'
import { bodyParsingError } from './body-parsing-error'

/** Limits of a request body. */
export interface BodyLimit {
  maxBytes: number
  /** Memory reserved for a large body. */
  reservation: BodyReservation
}

/** Timeout of receiving a large body, in milliseconds: 2 MiB at 35 KB/s. */
const timeoutMs = 60_000

/**
 * Reads a body as text, up to the limit. A large body is decoded and inspected as it arrives,
 * because doing that at once would block other requests.
 *
 * @param look Receives each chunk of the text in order. Throws to stop reading.
 * @throws {TextError} 413, 503 or 408
 */
export async function readBodyText(
  request: Request,
  { maxBytes, reservation }: BodyLimit,
  inspect: (text: string) => void = () => {},
): Promise<string> {
  const isChunked = request.headers.has('transfer-encoding')
  const length = isChunked ? null : toLength(request.headers.get('content-length'))
  if (length !== null && length > maxBytes) throw tooLarge(maxBytes)
  if (length !== null && length <= sizes.body) {
    // The HTTP parser enforces the announced length.
    const text = await arrived(request.text())
    inspect(text)
    return text
  }
  if (length !== null) reservation.reserve(length)
  return readParts(request, { maxBytes, reservation, room: length ?? maxBytes }, inspect)
}

function toLength(header: string | null): number | null {
  return header === null || !/^\d+$/.test(header) ? null : Number(header)
}

async function readParts(
  request: Request,
  { maxBytes, reservation, room }: BodyLimit & { room: number },
  inspect: (text: string) => void,
): Promise<string> {
  if (!request.body) return ''
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader()
  const decoder = new TextDecoder()
  const parts: string[] = []
  const add = (part: string) => {
    inspect(part)
    parts.push(part)
  }
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reader.cancel().catch(() => {})
  }, timeoutMs)
  try {
    let bytes = 0
    for (;;) {
      const { done, value } = await arrived(reader.read())
      if (isLate) throw new TextError(408, 'The request body took too long to arrive.')
      if (done) break
      bytes += value.byteLength
      if (bytes > maxBytes) throw tooLarge(maxBytes)
      if (bytes > sizes.body) reservation.reserve(room)
      add(decoder.decode(value, { stream: true }))
    }
    add(decoder.decode())
    return parts.join('')
  } finally {
    clearTimeout(timer)
    reader.cancel().catch(() => {})
  }
}

/** Converts a connection closed by the client to a client error. */
async function arrived<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part
  } catch {
    throw bodyParsingError('The request body is incomplete.')
  }
}

function tooLarge(maxBytes: number): TextError {
  return new TextError(413, `The body may have at most ${maxBytes} bytes.`)
}
