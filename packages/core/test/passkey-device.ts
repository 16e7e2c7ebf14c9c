import { vi } from 'vitest'
import { SoftwareAuthenticator } from '../../server/test/browsers/software-authenticator'

interface CeremonyOptions {
  challenge: BufferSource
  rpId?: string
  rp?: { id?: string }
  excludeCredentials?: { id: ArrayBuffer }[]
}

type Request = { publicKey?: CeremonyOptions } & {
  mediation?: string
  signal?: AbortSignal
}

/** A device with one passkey, and the options that pages passed to it. */
export interface PasskeyDevice {
  readonly asked: {
    challenge: string
    domain: string | undefined
    mediation?: string
    /** Ids of the passkeys that must not be overwritten. */
    excluded?: string[]
  }[]
  /** Id of the passkey in base64url. */
  readonly id: string
  /** Reaction of the user to the next ceremony. @default agrees */
  next: 'agrees' | 'waits' | DOMException
}

/** Adds WebAuthn to this process. */
export function openPasskeyDevice(origin: string): PasskeyDevice {
  const authenticator = new SoftwareAuthenticator()
  const id = authenticator.id.toString('base64url')
  const device: PasskeyDevice = { asked: [], next: 'agrees', id }

  async function ask({ publicKey, mediation, signal }: Request): Promise<string> {
    const challenge = Buffer.from(publicKey?.challenge as ArrayBuffer).toString('base64url')
    const domain = publicKey?.rpId ?? publicKey?.rp?.id
    const excluded = publicKey?.excludeCredentials?.map(({ id }) =>
      Buffer.from(id).toString('base64url'),
    )
    device.asked.push({ challenge, domain, mediation, excluded })
    const { next } = device
    device.next = 'agrees'
    if (next instanceof DOMException) throw next
    if (next === 'agrees') return challenge
    return new Promise((_, reject) => {
      const stop = () => reject(new DOMException('aborted', 'AbortError'))
      if (signal?.aborted) stop()
      signal?.addEventListener('abort', stop)
    })
  }

  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => true }),
  )
  vi.stubGlobal('navigator', {
    onLine: true,
    credentials: {
      create: async (request: Request) =>
        toCredential(authenticator.register({ challenge: await ask(request), origin })),
      get: async (request: Request) =>
        toCredential(authenticator.authenticate({ challenge: await ask(request), origin })),
    },
  })
  return device
}

/** Converts JSON to the objects of browsers, with bytes instead of text. */
function toCredential({ id, type, response }: { id: string; type: string; response: object }) {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url')).buffer
  const entries = Object.entries(response).filter(([, value]) => typeof value === 'string')
  return {
    id,
    rawId: bytes(id),
    type,
    response: {
      ...Object.fromEntries(entries.map(([name, value]) => [name, bytes(value)])),
      getTransports: () => ['internal'],
    },
    getClientExtensionResults: () => ({}),
    authenticatorAttachment: 'platform',
  }
}
