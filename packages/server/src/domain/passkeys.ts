import type {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { passkeys } from '../db/schema/index'
import { knownError } from '../errors'
import { listTrustedDomains, type Project } from './projects'
import type { Audit } from './security-events'
import { findUser, type User } from './users'
import { createCode, spendCode } from './verification-codes'

/** The server does not know the page's host; the client puts it in (contract/http.md 7.5). */
const placeholder = 'THIS_VALUE_WILL_BE_REPLACED.example.com'
const timeoutMs = 60_000

/** @throws PASSKEY_AUTHENTICATION_NOT_ENABLED */
function requirePasskeysEnabled(project: Project): void {
  if (!project.passkeyEnabled) throw knownError('PASSKEY_AUTHENTICATION_NOT_ENABLED')
}

/** With the first passkey: a quarter of what the server would otherwise load before it can listen. */
const loadLibrary = () => import('@simplewebauthn/server')

type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response']
type Authentication = Parameters<typeof verifyAuthenticationResponse>[0]['response']

/** Options and challenge of a new passkey. */
export async function beginRegistration(db: Database, project: Project, user: User, now: Date) {
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
      userVerification: 'preferred',
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
    // Exactly the members of the contract: newer ones of the library are left out.
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
        userVerification: 'preferred',
      },
      extensions: { credProps: true },
    },
  }
}

/** Stores the passkey of a user; one there was before is replaced. */
export async function completeRegistration(
  db: Database,
  project: Project,
  user: User,
  { code, credential, now, audit }: { code: string; credential: unknown; now: Date; audit: Audit },
): Promise<string> {
  const { challenge, userId } = await spendCode(db, project.id, {
    type: 'passkey_registration',
    code,
    now,
  })
  requirePasskeysEnabled(project)
  // Its form is checked by the library, which takes nothing on trust.
  const response = credential as Registration
  const origin = await requireTrustedOrigin(db, project, response.response.clientDataJSON)
  const { verifyRegistrationResponse } = await loadLibrary()
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: false,
  }).catch(() => null)
  if (!verified?.verified || userId !== user.row.id) throw knownError('PASSKEY_REGISTRATION_FAILED')
  const { credential: key, credentialDeviceType } = verified.registrationInfo
  const values = {
    projectId: project.id,
    credentialId: key.id,
    publicKey: key.publicKey,
    counter: key.counter,
    transports: key.transports ?? [],
    deviceType: credentialDeviceType,
  }
  await db.transaction(async (tx) => {
    await tx
      .insert(passkeys)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: passkeys.userId, set: values })
    await audit(tx, { type: 'passkey.added', projectId: project.id, userId })
  })
  return key.id
}

/** Options and challenge of a sign-in; the browser offers the passkeys it has. */
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
      userVerification: 'preferred',
    },
  }
}

/** Finds whose passkey signed the challenge. */
export async function completeAuthentication(
  db: Database,
  project: Project,
  { code, authentication, now }: { code: string; authentication: unknown; now: Date },
): Promise<User> {
  const { challenge } = await spendCode(db, project.id, {
    type: 'passkey_authentication',
    code,
    now,
  })
  requirePasskeysEnabled(project)
  const response = authentication as Authentication
  const origin = await requireTrustedOrigin(db, project, response.response.clientDataJSON)
  const [passkey] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.projectId, project.id), eq(passkeys.credentialId, response.id)))
  if (!passkey) throw knownError('PASSKEY_AUTHENTICATION_FAILED')
  const { verifyAuthenticationResponse } = await loadLibrary()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: false,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => null)
  if (!verified?.verified) throw knownError('PASSKEY_AUTHENTICATION_FAILED')
  await db
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter })
    .where(eq(passkeys.userId, passkey.userId))
  const user = await findUser(db, project.id, passkey.userId)
  if (!user) throw knownError('PASSKEY_AUTHENTICATION_FAILED')
  return user
}

/** The page's origin must be localhost, where allowed, or exactly one of the trusted domains. */
async function requireTrustedOrigin(
  db: Database,
  project: Project,
  clientDataJson: string,
): Promise<string> {
  const origin = await readOrigin(clientDataJson)
  const isLocalhost = origin !== null && new URL(origin).hostname === 'localhost'
  const isTrusted = isLocalhost
    ? project.allowLocalhost
    : (await listTrustedDomains(db, project.id)).some((domain) => domain === origin)
  if (origin === null || !isTrusted) throw knownError('PASSKEY_AUTHENTICATION_FAILED')
  return origin
}

async function readOrigin(clientDataJson: string): Promise<string | null> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  try {
    return new URL(decodeClientDataJSON(clientDataJson).origin).origin
  } catch {
    // Whatever it is, it is no client data with an origin.
    return null
  }
}
