/**
 * Size limits of requests. Text and JSON are counted in UTF-16 code units, bodies in bytes. Limits
 * apply to values as received, before normalization.
 *
 * @see docs/decisions/122-one-table-of-size-limits.md
 */
export const sizes = {
  /** An email address: RFC 3696 allows 64 characters, `@` and 255; RFC 5321 effectively fewer. */
  email: 320,
  /** Name of a user, team, project, permission or sender. */
  name: 256,
  description: 2000,
  /** Reason of a sign-up hook, which visitors read. */
  denialMessage: 500,
  url: 2048,
  /** A `data:` image of up to about 730 KB. */
  profileImage: 1_000_000,
  /** Password of an email server. */
  smtpPassword: 70,
  /** A hash in modular crypt or PHC format; bcrypt hashes have 60. */
  passwordHash: 1024,
  /** Secret of an authenticator app as base64; 28 is common. */
  totpSecret: 1024,
  uuid: 36,
  /** Credential id of a passkey in base64url: 1,023 bytes (WebAuthn Level 3 section 4). */
  credentialId: 1364,
  /**
   * An id assigned by others: provider, client, tenant or account (OpenID Connect Core section 2:
   * 255).
   */
  externalId: 256,
  /** Exact length of the codes in emails and links. */
  verificationCode: 45,
  /** A typed code: six digits, or a recovery code of 11 characters, possibly with spaces. */
  typedCode: 64,
  /**
   * A refresh token, key, polling code or PKCE verifier (RFC 7636: 128); those of the service have
   * 45 to 49.
   */
  token: 256,
  /** An access token of the service; about 700 is common. */
  accessToken: 4096,
  /** A provider's authorization code; Microsoft's have up to about 2,000. */
  providerCode: 4096,
  /** An OAuth `state`; the SDK's has 43. */
  oauthState: 1024,
  /** A keyword of OAuth, or a version. */
  word: 64,
  /** Scopes, separated by spaces. */
  scope: 4096,
  /** Client secret at a provider; Apple's is a JWT. */
  clientSecret: 4096,
  /** The limit of DNS is 253. */
  host: 255,
  smtpUsername: 512,
  emailSubject: 1000,
  /** Enough for a complete email address. */
  search: 320,

  /** Metadata written by browsers, as JSON. */
  metadata: 64 * 1024,
  /** Metadata written by an app's server, as JSON; applies to each of the three kinds. */
  serverMetadata: 256 * 1024,
  /** Content of an email template, as JSON. */
  emailContent: 256 * 1024,
  /** A WebAuthn authenticator response, as JSON; about 1,500 without attestation. */
  passkeyResponse: 32 * 1024,
  /** Unknown fields of an OAuth form, as JSON. */
  openForm: 16 * 1024,

  /** Passkeys of a user. */
  passkeys: 20,
  /** Entries of a list. */
  list: 200,
  /** Permissions contained in a permission, or granted to a user by an import. */
  permissions: 1000,
  /** Teams, email addresses and permissions of one user in an import file. */
  importedList: 10_000,

  /** Objects and arrays in one JSON document, at any depth. */
  containers: 20_000,
  /**
   * Members of all objects in one JSON document: each distinct name costs the parser a microsecond.
   */
  members: 10_000,
  /** Object members and array entries in one JSON document. */
  values: 50_000,
  /** Nesting depth (RFC 8259 section 9 lets implementations limit it). */
  depth: 1000,
  /** Fields of a form. */
  formFields: 200,

  /** Body of an endpoint without its own limit. */
  body: 64 * 1024,
  /** Body of an endpoint that needs no key. */
  openBody: 16 * 1024,
  /** Body of a sign-up with metadata: three bytes for each of its characters, and the rest. */
  signUpBody: 256 * 1024,
  /** Body of an endpoint that takes a picture or metadata. */
  largeBody: 2 * 1024 * 1024,
} as const
