import { createCipheriv, pbkdf2, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** A password hash of another system, parsed and checked against limits. */
export interface ForeignHash {
  /** Estimated time on one ordinary core, in milliseconds. */
  costMs: number
  verify(password: string): Promise<boolean>
}

/** A hash format of other systems. */
interface Format {
  pattern: RegExp
  /** Returns `null` if parameters are out of bounds or unsupported. */
  read(groups: Record<string, string>): ForeignHash | null
}

/** Maximum number of characters. The longest known format, Firebase's, has about 300. */
const maxLength = 1024

/** Length of the derived key in bytes. An empty hash would match every password. */
const hashBytes = { min: 16, max: 64 }

/** In bytes: the maximum of passlib and Django, and more than RFC 8018 recommends. */
const maxSaltBytes = 128

/** Memory for one hash in bytes: OWASP's largest parameters for scrypt, plus buffers. */
const maxScryptBytes = 130 * 1024 * 1024
const maxScryptBlockSize = 32
const maxScryptParallelism = 4

/** About three times the recommendation, for each block of the hash: about one second. */
const maxIterations = 2_000_000

/**
 * Estimates for an ordinary core, in milliseconds: a block of scrypt, and an iteration of PBKDF2
 * for one block.
 */
const scryptBlockMs = 0.0004
const roundMs = { sha1: 0.0003, sha256: 0.0003, sha512: 0.0007 }

/** Size of one block of PBKDF2 in bytes (RFC 8018 section 5.2). */
const digestBytes = { sha1: 20, sha256: 32, sha512: 64 }

type Digest = keyof typeof digestBytes

const derivePbkdf2 = promisify(pbkdf2)
const deriveScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const formats: Format[] = [
  {
    // The PHC string format, as written by passlib and others; RFC 7914.
    pattern:
      /^\$scrypt\$ln=(?<ln>\d+),r=(?<r>\d+),p=(?<p>\d+)\$(?<salt>[\w+/.=]+)\$(?<hash>[\w+/.=]+)$/,
    read: ({ ln, r, p, salt = '', hash = '' }) => {
      const cost = toScryptCost({ ln, r, p })
      const [salted, expected] = [toBytes(salt), toBytes(hash)]
      if (!cost || !isBounded(salted, expected)) return null
      return {
        costMs: toMilliseconds(cost),
        verify: async (password) =>
          isSame(await deriveScrypt(password, salted, expected.length, cost), expected),
      }
    },
  },
  {
    // Firebase's own scheme: the password derives a key that encrypts the signer key of the
    // project. https://github.com/firebase/scrypt
    pattern:
      /^\$fbscrypt\$v=1,n=(?<ln>\d+),r=(?<r>\d+),p=(?<p>\d+),ss=(?<separator>[\w+/=]*),sk=(?<signer>[\w+/=]+)\$(?<salt>[\w+/=]+)\$(?<hash>[\w+/=]+)$/,
    read: ({ ln, r, p, separator = '', signer = '', salt = '', hash = '' }) => {
      const cost = toScryptCost({ ln, r, p })
      const salted = Buffer.concat([toBytes(salt), toBytes(separator)])
      const expected = toBytes(hash)
      if (!cost || !isBounded(salted, expected)) return null
      return {
        costMs: toMilliseconds(cost),
        async verify(password) {
          const key = await deriveScrypt(password, salted, 32, cost)
          const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
          return isSame(Buffer.concat([cipher.update(toBytes(signer)), cipher.final()]), expected)
        },
      }
    },
  },
  {
    // The PHC string format with `i=`, and passlib's without it; RFC 8018.
    pattern:
      /^\$pbkdf2-(?<digest>sha1|sha256|sha512)\$(?:i=)?(?<rounds>\d+)(?:,l=\d+)?\$(?<salt>[\w+/.=]+)\$(?<hash>[\w+/.=]+)$/,
    read: ({ digest, rounds, salt = '', hash = '' }) =>
      // The pattern matches known digests only.
      readPbkdf2({ digest: digest as Digest, rounds, salt: toBytes(salt), hash: toBytes(hash) }),
  },
  {
    pattern: /^pbkdf2_(?<digest>sha1|sha256)\$(?<rounds>\d+)\$(?<salt>[^$]+)\$(?<hash>[\w+/=]+)$/,
    read: ({ digest, rounds, salt = '', hash = '' }) =>
      // The pattern matches known digests only.
      readPbkdf2({
        digest: digest as Digest,
        rounds,
        salt: Buffer.from(salt),
        hash: toBytes(hash),
      }),
  },
]

/**
 * Parses a password hash of another system. Returns `null` if the format is unknown or the hash
 * would be too expensive.
 */
export function readForeignHash(stored: string): ForeignHash | null {
  if (stored.length > maxLength) return null
  for (const { pattern, read } of formats) {
    const match = pattern.exec(stored)
    if (match?.groups) return read(match.groups)
  }
  return null
}

/** Parameters of scrypt and its memory limit. */
type ScryptCost = Required<Pick<ScryptOptions, 'N' | 'r' | 'p' | 'maxmem'>>

function toMilliseconds({ N, r, p }: ScryptCost): number {
  return N * r * p * scryptBlockMs
}

/** Returns `null` for parameters that are too expensive or invalid (RFC 7914 section 6). */
function toScryptCost({ ln, r, p }: Record<string, string | undefined>): ScryptCost | null {
  const [power, blockSize, parallelization] = [Number(ln), Number(r), Number(p)]
  if (power < 1 || power >= 16 * blockSize) return null
  if (blockSize < 1 || blockSize > maxScryptBlockSize) return null
  if (parallelization < 1 || parallelization > maxScryptParallelism) return null
  const N = 2 ** power
  // As OpenSSL calculates: the table, two working blocks, and one for each parallel unit.
  const maxmem = 128 * blockSize * (N + 2 + parallelization)
  return maxmem <= maxScryptBytes ? { N, r: blockSize, p: parallelization, maxmem } : null
}

function readPbkdf2({
  digest,
  rounds,
  salt,
  hash,
}: {
  digest: Digest
  rounds: string | undefined
  salt: Buffer
  hash: Buffer
}): ForeignHash | null {
  const iterations = Number(rounds)
  const blocks = Math.ceil(hash.length / digestBytes[digest])
  if (iterations < 1 || iterations * blocks > maxIterations) return null
  if (!isBounded(salt, hash)) return null
  return {
    costMs: iterations * blocks * roundMs[digest],
    verify: async (password) =>
      isSame(await derivePbkdf2(password, salt, iterations, hash.length, digest), hash),
  }
}

/** Decodes base64 in any of its alphabets. passlib writes `.` for `+`. */
function toBytes(base64: string): Buffer {
  return Buffer.from(base64.replaceAll('.', '+'), 'base64')
}

function isBounded(salt: Buffer, hash: Buffer): boolean {
  return salt.length <= maxSaltBytes && hash.length >= hashBytes.min && hash.length <= hashBytes.max
}

function isSame(made: Buffer, expected: Buffer): boolean {
  return made.length === expected.length && timingSafeEqual(made, expected)
}
