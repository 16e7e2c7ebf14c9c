import { createCipheriv, pbkdf2, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** A hash that another system made, read and found to be within bounds. */
export interface ForeignHash {
  verify(password: string): Promise<boolean>
}

/** A way of other systems to write a hash. */
interface Format {
  pattern: RegExp
  /** Null: it would take too much to compute. */
  read(groups: Record<string, string>): ForeignHash | null
}

/** Memory for one hash: that of OWASP's largest parameters for scrypt, in bytes. */
const maxScryptBytes = 128 * 1024 * 1024
const maxScryptLanes = 4

/** Some three times what is recommended: as long as a second. */
const maxIterations = 2_000_000

const derivePbkdf2 = promisify(pbkdf2)
const deriveScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const formats: Format[] = [
  {
    // The PHC string format, as passlib and others write it; RFC 7914.
    pattern:
      /^\$scrypt\$ln=(?<ln>\d+),r=(?<r>\d+),p=(?<p>\d+)\$(?<salt>[\w+/.=]+)\$(?<hash>[\w+/.=]+)$/,
    read: ({ ln, r, p, salt = '', hash = '' }) => {
      const cost = toScryptCost({ ln, r, p })
      const expected = toBytes(hash)
      return (
        cost && {
          verify: async (password) =>
            isSame(await deriveScrypt(password, toBytes(salt), expected.length, cost), expected),
        }
      )
    },
  },
  {
    // Firebase's own: the password gives a key that encrypts the key of the project.
    // https://github.com/firebase/scrypt
    pattern:
      /^\$fbscrypt\$v=1,n=(?<ln>\d+),r=(?<r>\d+),p=(?<p>\d+),ss=(?<separator>[\w+/=]*),sk=(?<signer>[\w+/=]+)\$(?<salt>[\w+/=]+)\$(?<hash>[\w+/=]+)$/,
    read: ({ ln, r, p, separator = '', signer = '', salt = '', hash = '' }) => {
      const cost = toScryptCost({ ln, r, p })
      const salted = Buffer.concat([toBytes(salt), toBytes(separator)])
      return (
        cost && {
          async verify(password) {
            const key = await deriveScrypt(password, salted, 32, cost)
            const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
            const made = Buffer.concat([cipher.update(toBytes(signer)), cipher.final()])
            return isSame(made, toBytes(hash))
          },
        }
      )
    },
  },
  {
    // The PHC string format with `i=`, and passlib's without; RFC 8018.
    pattern:
      /^\$pbkdf2-(?<digest>sha1|sha256|sha512)\$(?:i=)?(?<rounds>\d+)(?:,l=\d+)?\$(?<salt>[\w+/.=]+)\$(?<hash>[\w+/.=]+)$/,
    read: ({ digest = '', rounds, salt = '', hash = '' }) =>
      readPbkdf2({ digest, rounds, salt: toBytes(salt), hash: toBytes(hash) }),
  },
  {
    pattern: /^pbkdf2_(?<digest>sha1|sha256)\$(?<rounds>\d+)\$(?<salt>[^$]+)\$(?<hash>[\w+/=]+)$/,
    read: ({ digest = '', rounds, salt = '', hash = '' }) =>
      readPbkdf2({ digest, rounds, salt: Buffer.from(salt), hash: toBytes(hash) }),
  },
]

/** Reads a hash of another system; `null` when it is of no known format, or would cost too much. */
export function readForeignHash(stored: string): ForeignHash | null {
  for (const { pattern, read } of formats) {
    const match = pattern.exec(stored)
    if (match?.groups) return read(match.groups)
  }
  return null
}

function toScryptCost({ ln, r, p }: Record<string, string | undefined>): ScryptOptions | null {
  const [power, blockSize, parallelization] = [Number(ln), Number(r), Number(p)]
  const bytes = 128 * 2 ** power * blockSize
  const isBounded = power > 0 && blockSize > 0 && parallelization > 0 && bytes <= maxScryptBytes
  if (!isBounded || parallelization > maxScryptLanes) return null
  // Node wants some more than the algorithm keeps.
  return { N: 2 ** power, r: blockSize, p: parallelization, maxmem: bytes * 2 + 1024 * 1024 }
}

function readPbkdf2({
  digest,
  rounds,
  salt,
  hash,
}: {
  digest: string
  rounds: string | undefined
  salt: Buffer
  hash: Buffer
}): ForeignHash | null {
  const iterations = Number(rounds)
  if (iterations < 1 || iterations > maxIterations) return null
  return {
    verify: async (password) =>
      isSame(await derivePbkdf2(password, salt, iterations, hash.length, digest), hash),
  }
}

/** Base64 in any of its alphabets; passlib writes `.` for `+`. */
function toBytes(base64: string): Buffer {
  return Buffer.from(base64.replaceAll('.', '+'), 'base64')
}

/** An empty hash would be that of every password. */
function isSame(made: Buffer, expected: Buffer): boolean {
  return expected.length >= 16 && made.length === expected.length && timingSafeEqual(made, expected)
}
