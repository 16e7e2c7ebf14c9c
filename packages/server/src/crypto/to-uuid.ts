import { createHash } from 'node:crypto'

/** Derives a UUID from a name, marked as version 5 (RFC 9562 section 5.5). */
export function toUuid(name: string): string {
  const bytes = createHash('sha1').update(name).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
