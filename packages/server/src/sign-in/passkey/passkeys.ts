import type {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { passkeys } from '../../db/schema/index'
import { knownError } from '../../lib/errors'
import { listTrustedDomains, type Project } from '../../projects/projects'
import { allowsLocalhost, isWholeOrigin, type TrustContext } from '../../projects/trusted-urls'
import type { UserChange } from '../../sessions/kept-session'
import type { LightUser } from '../../users/users'
import { createCode, spendCode } from '../../verification-codes/verification-codes'
import type { SignInCandidate } from '../mfa/second-factor'
import { storePasskey } from './stored-passkeys'

/**
 * Relying party id that the client replaces by the host of the page, which the server does not
 * know.
 */
const placeholder = 'THIS_VALUE_WILL_BE_REPLACED.example.com'
const timeoutMs = 60_000

/** @throws PASSKEY_AUTHENTICATION_NOT_ENABLED */
function requirePasskeysEnabled(project: Project): void {
  if (!project.passkeyEnabled) throw knownError('PASSKEY_AUTHENTICATION_NOT_ENABLED')
}

/** Loaded with the first passkey: it is a quarter of what would be loaded at startup. */
const loadLibrary = () => import('@simplewebauthn/server')

type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response']
type Authentication = Parameters<typeof verifyAuthenticationResponse>[0]['response']

/** Creates options and challenge for registering a passkey. */
export async function beginRegistration(
  db: Database,
  project: Project,
  user: LightUser,
  now: Date,
) {
  requirePasskeysEnabled(project)
  const userId = user.row.id
  const name = user.row.displayName ?? user.primaryEmail?.value ?? 'User'
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: project.displayName,
    rpID: placeholder,
    userID: new TextEncoder().encode(userId),
    userName: name,
    userDisplayName: name,
    timeout: timeoutMs,
    attestationType: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: project.passkeyUserVerification,
    },
    supportedAlgorithmIDs: [-8, -7, -257],
  })
  const { rp, user: account, challenge, pubKeyCredParams } = options
  const { code } = await createCode(db, project.id, {
    type: 'passkey_registration',
    data: { userId, challenge },
    now,
  })
  return {
    code,
    // Exactly the members of the contract, without newer ones of the library.
    options_json: {
      rp,
      user: account,
      challenge,
      pubKeyCredParams,
      timeout: timeoutMs,
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: project.passkeyUserVerification,
      },
      extensions: { credProps: true },
    },
  }
}

/** Registration response of a browser. */
interface RegistrationRequest extends UserChange {
  code: string
  credential: unknown
  /** Removes all other passkeys of the user. */
  replaces: boolean
  name: string | null
}

/** Verifies and stores a passkey of a user. */
export async function completeRegistration(
  context: TrustContext,
  project: Project,
  user: LightUser,
  { code, credential, now, name, ...change }: RegistrationRequest,
) {
  const { db } = context
  const { challenge, userId } = await spendCode(db, project.id, {
    type: 'passkey_registration',
    code,
    now,
  })
  requirePasskeysEnabled(project)
  // The library validates its form.
  const response = credential as Registration
  const origin = await requireTrustedOrigin(context, project, response.response.clientDataJSON)
  const { verifyRegistrationResponse } = await loadLibrary()
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: project.passkeyUserVerification === 'required',
  }).catch(() => null)
  if (!verified?.verified || userId !== user.row.id) throw knownError('PASSKEY_REGISTRATION_FAILED')
  const { credential: key, credentialDeviceType } = verified.registrationInfo
  const passkey = {
    userId,
    projectId: project.id,
    credentialId: key.id,
    publicKey: key.publicKey,
    counter: key.counter,
    transports: key.transports ?? [],
    deviceType: credentialDeviceType,
    userVerified: verified.registrationInfo.userVerified,
    userHandle: toUserHandle(userId),
    name,
    createdAt: now,
  }
  return storePasskey(db, passkey, { ...change, now })
}

/** Returns the user handle in base64url. */
function toUserHandle(userId: string): string {
  return Buffer.from(userId).toString('base64url')
}

/** Creates options and challenge for signing in with a discoverable credential. */
export async function beginAuthentication(db: Database, project: Project, now: Date) {
  requirePasskeysEnabled(project)
  const { generateAuthenticationOptions } = await loadLibrary()
  const { challenge } = await generateAuthenticationOptions({ rpID: placeholder })
  const { code } = await createCode(db, project.id, {
    type: 'passkey_authentication',
    data: { challenge },
    now,
  })
  return {
    code,
    options_json: {
      rpId: placeholder,
      challenge,
      allowCredentials: [],
      timeout: timeoutMs,
      userVerification: project.passkeyUserVerification,
    },
  }
}

/** Verifies a passkey sign-in. */
export async function completeAuthentication(
  context: TrustContext,
  project: Project,
  { code, authentication, now }: { code: string; authentication: unknown; now: Date },
): Promise<SignInCandidate> {
  const { db } = context
  const { challenge } = await spendCode(db, project.id, {
    type: 'passkey_authentication',
    code,
    now,
  })
  requirePasskeysEnabled(project)
  const response = authentication as Authentication
  const origin = await requireTrustedOrigin(context, project, response.response.clientDataJSON)
  const isPasskey = and(eq(passkeys.projectId, project.id), eq(passkeys.credentialId, response.id))
  const [passkey] = await db.select().from(passkeys).where(isPasskey)
  if (!passkey) throw knownError('PASSKEY_AUTHENTICATION_FAILED')
  const { verifyAuthenticationResponse } = await loadLibrary()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: project.passkeyUserVerification === 'required',
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => null)
  if (!verified?.verified) throw knownError('PASSKEY_AUTHENTICATION_FAILED')
  const { userHandle } = response.response
  // A user handle must be that of the credential's owner (WebAuthn Level 3
  // section 7.2, step 6).
  const isOfOwner = !userHandle || !passkey.userHandle || userHandle === passkey.userHandle
  if (!isOfOwner) throw knownError('PASSKEY_AUTHENTICATION_FAILED')
  const { newCounter } = verified.authenticationInfo
  // Checked again, because a copy of the passkey may have signed in concurrently (section 6.1.1).
  const isAhead = newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter)
  const used = await db
    .update(passkeys)
    .set({
      counter: newCounter,
      userHandle: passkey.userHandle ?? userHandle,
      lastUsedAt: now,
    })
    .where(and(isPasskey, isAhead))
    .returning({ credentialId: passkeys.credentialId })
  if (used.length === 0) throw knownError('PASSKEY_AUTHENTICATION_FAILED')
  const { userId, credentialId } = passkey
  return {
    userId,
    firstFactor: { method: 'passkey' },
    passkey: { credentialId, isUserVerified: verified.authenticationInfo.userVerified },
  }
}

/**
 * Requires that the page's origin is localhost, where allowed, or a trusted domain, and that it was
 * not in a cross-origin frame.
 */
async function requireTrustedOrigin(
  context: TrustContext,
  project: Project,
  clientDataJson: string,
): Promise<string> {
  const origin = await readOrigin(clientDataJson)
  const isLocalhost = origin !== null && new URL(origin).hostname === 'localhost'
  const isTrusted = isLocalhost
    ? allowsLocalhost(context, project)
    : (await listTrustedDomains(context.db, project.id)).some((one) => isWholeOrigin(one, origin))
  if (origin === null || !isTrusted) throw knownError('PASSKEY_AUTHENTICATION_FAILED')
  return origin
}

async function readOrigin(clientDataJson: string): Promise<string | null> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  try {
    const { origin, crossOrigin } = decodeClientDataJSON(clientDataJson)
    const { protocol, origin: clean } = new URL(origin)
    return crossOrigin || !/^https?:$/.test(protocol) ? null : clean
  } catch {
    // Not client data with an origin.
    return null
  }
}
