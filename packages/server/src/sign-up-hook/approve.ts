import { randomUUID } from 'node:crypto'
import type { Json, SignUpHookData, SignUpHookResponse, SignUpMethod } from '@app/contract'
import type { AccessType } from '@app/contract/known-errors'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import { cutName } from '../lib/cut-name'
import { knownError } from '../lib/errors'
import { matchLanguage } from '../lib/languages'
import type { Project } from '../projects/projects'
import type { Actor, Audit } from '../security-events/security-events'
import { toSignedHeaders } from '../webhooks/sign'
import { type AskSignUpHook, HookError, toHookBody } from './ask-hook'

/** Maximum length of a recorded reason: it may repeat names of properties of the response. */
const maxReasonLength = 500

/** Permission to create a user, with the metadata that the hook adds. */
export interface Approval {
  serverMetadata?: Json
  clientReadOnlyMetadata?: Json
}

/** Approval of users that an app's server, an owner or an operator creates: no hook is asked. */
export const approvedByServer: Approval = {}

/** Dependencies of asking a hook. */
export interface SignUpContext {
  db: Database
  secretBox: SecretBox
  askSignUpHook: AskSignUpHook
  /** Caller that signs up. */
  issuer: { actor: Actor }
  audit: Audit
  now: () => Date
}

/** The project that a caller signs up to. */
export interface SignUpCaller {
  project: Project
  access: AccessType
}

/** A user that is about to be created. */
export interface SignUp {
  method: SignUpMethod
  providerId?: string
  email: { value: string; isVerified: boolean } | null
  displayName?: string | null
  clientMetadata?: unknown
  acceptedTermsVersion?: string
}

/** Returns whether a hook decides on the sign-ups of a caller: only on those of clients. */
export function hasSignUpHook({ project, access }: SignUpCaller): boolean {
  return access === 'client' && project.signUpHookUrl !== null
}

/**
 * Asks the hook of the project, if it has one, whether a user may be created. Must not run in a
 * transaction, because the hook takes up to three seconds.
 *
 * @throws SIGN_UP_DENIED, SIGN_UP_HOOK_FAILED
 * @see docs/decisions/191-a-hook-before-sign-up.md
 */
export async function approveSignUp(
  context: SignUpContext,
  caller: SignUpCaller,
  signUp: SignUp,
): Promise<Approval> {
  const { project } = caller
  if (!hasSignUpHook(caller)) return {}
  const record = (type: 'sign_up.denied' | 'sign_up_hook.failed', reason: string | null) => {
    const { method, providerId } = signUp
    const details = {
      method,
      ...(providerId !== undefined && { provider_id: providerId }),
      ...(reason !== null && { reason: cutName(reason, maxReasonLength) }),
    }
    return context.audit(context.db, { type, projectId: project.id, userId: null, details })
  }
  let response: SignUpHookResponse
  try {
    response = await ask(context, project, signUp)
  } catch (error) {
    if (!(error instanceof HookError)) throw error
    await record('sign_up_hook.failed', error.message)
    if (project.signUpHookOnFailure === 'allow') return {}
    throw knownError('SIGN_UP_HOOK_FAILED')
  }
  if (response.decision === 'deny') {
    const message = response.message || null
    await record('sign_up.denied', message)
    throw knownError('SIGN_UP_DENIED', { message })
  }
  return {
    serverMetadata: response.server_metadata,
    clientReadOnlyMetadata: response.client_read_only_metadata,
  }
}

/**
 * Returns the approval of a user who is about to be created.
 *
 * @param approval Null: the hook was not asked, because the sign-in was that of an existing user.
 * @throws SIGN_UP_HOOK_FAILED if that user has since been deleted, so that the hook would have to
 * be asked.
 */
export function requireApproval(caller: SignUpCaller, approval: Approval | null): Approval {
  if (approval === null && hasSignUpHook(caller)) throw knownError('SIGN_UP_HOOK_FAILED')
  return approval ?? {}
}

async function ask(
  { askSignUpHook, secretBox, issuer, now }: SignUpContext,
  { id: projectId, signUpHookUrl: url, encryptedSignUpHookSecret: encrypted }: Project,
  signUp: SignUp,
): Promise<SignUpHookResponse> {
  if (!url || !encrypted || !secretBox.canDecrypt(encrypted)) {
    throw new HookError('The secret of the hook cannot be decrypted. Set the hook again.')
  }
  const body = toHookBody(toData(projectId, signUp, issuer.actor))
  const secrets = [secretBox.decrypt(encrypted)]
  const headers = toSignedHeaders({ id: `msg_${randomUUID()}`, at: now(), body, secrets })
  return askSignUpHook(url, { headers, body })
}

function toData(
  projectId: string,
  { method, providerId, email, displayName, clientMetadata, acceptedTermsVersion }: SignUp,
  { address, userAgent, acceptLanguage }: Actor,
): SignUpHookData {
  return {
    project_id: projectId,
    method,
    provider_id: providerId ?? null,
    primary_email: email?.value ?? null,
    primary_email_verified: email?.isVerified ?? false,
    display_name: displayName || null,
    // JSON, as the contract validated it.
    client_metadata: (clientMetadata ?? null) as Json,
    accepted_terms_version: acceptedTermsVersion ?? null,
    language: matchLanguage(acceptLanguage),
    ip_address: address,
    user_agent: userAgent,
  }
}
