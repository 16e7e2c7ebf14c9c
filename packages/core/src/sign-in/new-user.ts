import type { Json, RequestOf } from '@app/contract'
import type { MetadataInputOf } from '../lib/metadata'
import { type Complete, requireAllMapped } from '../lib/total'

/** Values for the user that a sign-up creates. An existing user keeps their own. */
export interface NewUserOptions {
  /** Name that other users see; at most 256 characters. */
  displayName?: string | null | undefined
  /** Metadata that the user can change; at most 64 Ki characters of JSON. */
  clientMetadata?: MetadataInputOf<'userClient'>
  /**
   * Version of the terms of service that the visitor accepted: `requiredTermsVersion` of the project, or
   * `required_terms_version` of the error `TERMS_NOT_ACCEPTED`. Other versions are refused.
   */
  acceptedTermsVersion?: string | undefined
}

type NewUserBody = Omit<RequestOf<'POST /auth/otp/sign-in'>['body'], 'code'>

/** Converts the values of a new user to the wire format. */
export function toNewUserBody({
  displayName,
  clientMetadata,
  acceptedTermsVersion,
  ...rest
}: NewUserOptions): Complete<NewUserBody> {
  requireAllMapped(rest)
  return {
    display_name: displayName,
    // Converted to JSON when it is sent.
    client_metadata: clientMetadata as Json | undefined,
    accepted_terms_version: acceptedTermsVersion,
  }
}
