/**
 * The largest size of everything a request may carry, in one table. Texts and JSON are counted in
 * UTF-16 code units, bodies in bytes. Each is checked on the value as it was received, before the
 * value is changed.
 *
 * @see docs/decisions/122-one-table-of-size-limits.md
 */
export const sizes = {
  /** An email address: RFC 3696 allows 64 characters, `@` and 255; RFC 5321 fewer in effect. */
  email: 320,
  /** The name of a user, team, project, permission or sender. */
  name: 256,
  description: 2000,
  url: 2048,
  /** A `data:` image of up to some 730 KB. */
  profileImage: 1_000_000,
  /** The wire format has this limit (contract/http.md section 4.2). */
  password: 70,
  /** A hash in modular crypt or PHC format; bcrypt has 60. */
  passwordHash: 1024,
  /** The secret of an authenticator app as base64; usual are 28. */
  totpSecret: 1024,
  uuid: 36,
  /** An id that others give: of a provider, a client, a tenant, an account (OpenID Connect Core 2: 255). */
  externalId: 256,
  /** Exactly, for codes of ours in links and mails. */
  verificationCode: 45,
  /** A code that is typed: six digits, or a recovery code of 11 characters, perhaps with spaces. */
  typedCode: 64,
  /** A refresh token, key, polling code or PKCE verifier (RFC 7636: 128); ours have 45 to 49. */
  token: 256,
  /** An access token of ours, of which some 700 are usual. */
  accessToken: 4096,
  /** A code a provider gives; Microsoft's have up to some 2,000. */
  providerCode: 4096,
  /** A `state` of OAuth; the SDK's has 43. */
  oauthState: 1024,
  /** A fixed word of OAuth or a version. */
  word: 64,
  /** Scopes, separated by spaces. */
  scope: 4096,
  /** The secret of a client at a provider; Apple's is a JWT. */
  clientSecret: 4096,
  /** DNS: 253. */
  host: 255,
  smtpUsername: 512,
  emailSubject: 1000,
  /** Enough for a whole address. */
  search: 320,

  /** Metadata that an app's browser code writes, as JSON. */
  metadata: 64 * 1024,
  /** Metadata that an app's server writes, as JSON; of each of the three kinds. */
  serverMetadata: 256 * 1024,
  /** The content of a template, as JSON. */
  emailContent: 256 * 1024,
  /** A response of a WebAuthn authenticator, as JSON; without attestation some 1,500. */
  passkeyResponse: 32 * 1024,
  /** Fields that are not ours beside those that are, as JSON. */
  openForm: 16 * 1024,

  /** Entries of a list. */
  list: 200,
  /** Permissions that a permission contains, or that a user is given by an import. */
  permissions: 1000,
  /** Teams, addresses and permissions of one user in a file that is imported. */
  importedList: 10_000,

  /** Objects and lists in one JSON document, however deep. */
  containers: 20_000,
  /** Members of all objects in one JSON document: each new name costs a parser a microsecond. */
  members: 10_000,
  /** Members of objects and entries of lists in one JSON document. */
  values: 50_000,
  /** Levels of objects and lists in each other (RFC 8259 section 9 lets us choose). */
  depth: 1000,
  /** Fields of a form. */
  formFields: 200,

  /** The body of an endpoint that declares no other size. */
  body: 64 * 1024,
  /** The body of an endpoint that needs no key. */
  openBody: 16 * 1024,
  /** The body of an endpoint that takes a picture or metadata. */
  largeBody: 2 * 1024 * 1024,
} as const
