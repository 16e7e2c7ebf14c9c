import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** CBOR (RFC 8949) of the few shapes an attestation needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') {
    return value >= 0 ? head(0, value) : head(1, -1 - value)
  }
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)])
    return Buffer.concat([head(5, value.size), ...entries])
  }
  throw new Error(`no CBOR for ${typeof value}`)
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count])
  if (count < 256) return Buffer.from([(major << 5) | 24, count])
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255])
}

interface Ceremony {
  challenge: string
  origin: string
  /** The page is in a frame of another origin. @default false */
  crossOrigin?: boolean
  /** The authenticator asked for a fingerprint, face or PIN. @default true */
  userVerified?: boolean
  /** User handle that the authenticator reports, in base64url. */
  userHandle?: string
}

/** A passkey in software: ES256, no attestation, as browsers' virtual authenticators make them. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16)
  #privateKey: KeyObject
  #publicKey: KeyObject
  #counter = 0

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = pair.privateKey
    this.#publicKey = pair.publicKey
  }

  /** A RegistrationResponseJSON (WebAuthn Level 3 section 5.1). */
  register(ceremony: Ceremony) {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' })
    // COSE_Key of an EC2 key for ES256 (RFC 9053 section 7.1).
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const length = Buffer.from([0, this.id.length])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, cbor(key)])
    const authData = Buffer.concat([this.#authenticatorData(ceremony, 0x41), credential])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return this.#response({
      clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** An AuthenticationResponseJSON. */
  authenticate(ceremony: Ceremony) {
    this.#counter += 1
    const authData = this.#authenticatorData(ceremony, 0x01)
    const client = clientData('webauthn.get', ceremony)
    const hash = createHash('sha256').update(client).digest()
    const signature = createSign('sha256').update(authData).update(hash).sign(this.#privateKey)
    return this.#response({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: ceremony.userHandle,
    })
  }

  #authenticatorData({ origin, userVerified = true }: Ceremony, present: number): Buffer {
    const flags = present | (userVerified ? 0x04 : 0)
    const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest()
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter])
  }

  #response<Response>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }
}

function clientData(type: string, { challenge, origin, crossOrigin = false }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))
}
