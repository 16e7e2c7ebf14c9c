// Public types of `@app/server/project`. The build copies this file, like `config/public-api.d.ts`, and
// writes out the lists of the contract, which is not published. `project-definition.test.ts` compares it
// with the schema that validates project files.

import type { EmailTemplateType, ProviderId } from '@app/contract/lists'

/** A value that JSON can represent. */
type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue }

/** Reference to a permission. */
interface PermissionReference {
  /** Id of a permission definition. */
  id: string
}

/** A domain that links in emails and redirects may lead to. */
interface TrustedDomain {
  /** Origin, such as `https://shop.example.com`. */
  domain: string
  /** Path of the pages of the SDK, such as `/handler`. */
  handler_path: string
}

/** A sign-in provider. */
interface OAuthProviderDefinition {
  /** Id of the provider, such as `google`. */
  id: ProviderId
  /** Whether users can sign in with it. */
  enabled: boolean
  /** Owner of the keys: the service (`shared`) or the project (`standard`). */
  type: 'shared' | 'standard'
  /** Client id at the provider. Required for `standard`. */
  client_id?: string
  /** Client secret at the provider. Required for `standard`. */
  client_secret?: string
  /** Configuration id of Facebook Login for Business. */
  facebook_config_id?: string
  /** Tenant of Microsoft Entra ID. */
  microsoft_tenant_id?: string
}

/** The mail server of the service. */
interface SharedEmailServerDefinition {
  /** Owner of the mail server: the service (`shared`) or the project (`standard`). */
  type: 'shared'
}

/** A mail server of the project. */
interface StandardEmailServerDefinition {
  /** Owner of the mail server: the service (`shared`) or the project (`standard`). */
  type: 'standard'
  /** Host name of the mail server. */
  host: string
  /** Port of the mail server, such as 587, or 465 for TLS from the first byte. */
  port: number
  /** User name at the mail server. */
  username: string
  /** Password at the mail server. */
  password: string
  /** Name that recipients see as sender. */
  sender_name: string
  /** Address that emails are sent from. */
  sender_email: string
}

/** Mail server of a project: that of the service (`shared`), or its own (`standard`). */
type EmailServerDefinition = SharedEmailServerDefinition | StandardEmailServerDefinition

/** Sign-in methods, domains, providers, mail server and default permissions. */
interface ProjectConfigDefinition {
  /** Whether visitors can sign up. Default for new projects: `true`. */
  sign_up_enabled?: boolean
  /** Whether users sign in with a password. Default: `true`. */
  credential_enabled?: boolean
  /** Whether users sign in with a code or link in an email. Default: `false`. */
  magic_link_enabled?: boolean
  /** Whether users sign in with a passkey. Default: `false`. */
  passkey_enabled?: boolean
  /** Whether users can create teams. Default: `false`. */
  client_team_creation_enabled?: boolean
  /** Whether users can delete their account. Default: `false`. */
  client_user_deletion_enabled?: boolean
  /** Whether localhost is trusted, on any port. Default: `true`. */
  allow_localhost?: boolean
  /** Whether each new user gets a team. Default: `false`. */
  create_team_on_sign_up?: boolean
  /**
   * Result of a sign-in with a provider whose email another user has: the account is
   * linked, refused, or becomes another user. Default: `link_method`.
   */
  oauth_account_merge_strategy?: 'link_method' | 'raise_error' | 'allow_duplicates'
  /** Mail server of the project. Default: that of the service. */
  email_config?: EmailServerDefinition
  /** Trusted domains, at most 200. */
  domains?: TrustedDomain[]
  /** Sign-in providers. One that is no longer listed is disabled. */
  oauth_providers?: OAuthProviderDefinition[]
  /** Permissions of users in teams that they create. */
  team_creator_default_permissions?: PermissionReference[]
  /** Permissions of users in teams that they join. */
  team_member_default_permissions?: PermissionReference[]
  /** Project permissions of new users. */
  user_default_permissions?: PermissionReference[]
}

/** Endpoint of the app that decides whether a visitor may sign up. */
interface SignUpHookDefinition {
  /** URL that the service sends sign-ups to. In production an `https:` URL of a public address. */
  url: string
  /** Secret of the signature, `whsec_…`. Default: the current one, or a new one if there is none. */
  secret?: string
  /** Decision on a sign-up if the hook gives no valid response within 3 s. Default: `deny`. */
  on_failure?: 'deny' | 'allow'
}

/** Security settings of a project. */
interface SecuritySettingsDefinition {
  /** Links and redirects lead only below the handler path of a trusted domain. Default: `true`. */
  redirects_only_to_handler?: boolean
  /** The PKCE method `plain` is refused (RFC 9700 section 2.1.1). Default: `true`. */
  pkce_s256_only?: boolean
  /** WebAuthn user verification in passkey ceremonies. Default: `required`. */
  passkey_user_verification?: 'required' | 'preferred'
  /**
   * Users are notified by email of changes to their sign-in methods, and of sign-ins with a new browser.
   * Default: `true`.
   */
  security_emails_enabled?: boolean
  /** Visitors may sign up anonymously. Default: `false`. */
  anonymous_enabled?: boolean
  /** Team invitations can only be accepted by a user with the invited address. Default: `false`. */
  invitations_only_for_invited_address?: boolean
  /** Sign-in methods can only be changed after a recent sign-in. Default: `false`. */
  recent_sign_in_required?: boolean
  /** Users can only verify their primary email address until they have. Default: `false`. */
  verified_email_required?: boolean
  /**
   * Domains of the email addresses that visitors and users may bring into the project. `*.example.com`
   * matches the subdomains of `example.com`. Default: `[]`, which allows all.
   */
  allowed_email_domains?: string[]
  /** Domains of email addresses that visitors and users may not bring into the project. Default: `[]`. */
  blocked_email_domains?: string[]
  /**
   * Version of the terms of service that new users must accept: ASCII without spaces that changes with the terms, such
   * as their date, `2027-05-01`. Default: `null`, no terms.
   */
  required_terms_version?: string | null
  /**
   * Minimum length of passwords that users choose, from 8 to 64. As a password has at most 71 bytes in UTF-8, a
   * minimum above 23 excludes those in Chinese or Japanese, and above 35 those in Cyrillic or Arabic. Default: `8`.
   */
  password_min_length?: number
  /** Minimum length of passwords that servers set, from 0 to 70. Default: `0`, no minimum. */
  server_password_min_length?: number
  /** Endpoint of the app that decides whether a visitor may sign up. Default: `null`, none. */
  sign_up_hook?: SignUpHookDefinition | null
}

/** Logo and color of emails without a template of the project. */
interface EmailThemeDefinition {
  /** `https:` URL of a picture at the top. Default: `null`, the name of the project. */
  logo_url?: string | null
  /** Color of the button, as `#rrggbb`. Default: `null`, black, and white in dark mode. */
  theme_color?: string | null
}

/** Changed text of an email. */
interface EmailTemplateDefinition {
  /** Email that it replaces. */
  type: EmailTemplateType
  /** Subject with variables. `null`: the default one. */
  subject: string | null
  /** Content with variables, as `app-server project export` writes it. `null`: the default one. */
  content: JsonValue
}

/** A permission, which may contain others. */
interface PermissionDefinition {
  /** Lower-case letters, digits, `_` and `:`. */
  id: string
  /** Description for owners. */
  description?: string
  /** Ids of permissions that users with this one have, too. */
  contained_permission_ids?: string[]
}

/**
 * Settings and permission definitions of a project, as in a JSON file of `app-server project apply`.
 * Absent values remain unchanged; a list replaces the current one.
 */
interface ProjectDefinition {
  /** Ignored. For editors. */
  $schema?: string
  /** Id of the project, a new v4 UUID for a new one. The option `--project` takes precedence. */
  id?: string
  /** Name of the project, which users see. */
  display_name?: string
  /** Description of the project. */
  description?: string | null
  /** Whether the project is in production mode, which requires `allow_localhost: false`, a domain and its own provider keys. */
  is_production_mode?: boolean
  /** Sign-in methods, domains, providers, mail server and default permissions. */
  config?: ProjectConfigDefinition
  /** Security settings. Absent ones remain unchanged. */
  security_settings?: SecuritySettingsDefinition
  /** Logo and color of emails. Absent ones remain unchanged. */
  email_theme?: EmailThemeDefinition
  /** Whether refresh tokens rotate. `null`: as the service is configured. */
  refresh_token_rotation?: boolean | null
  /**
   * Whether access tokens contain permissions, selected team and verified email of their user.
   * Default: `false`.
   */
  token_claims_enabled?: boolean
  /** Changed emails. A template that is no longer listed is reset. */
  email_templates?: EmailTemplateDefinition[]
  /** Permissions in teams. A definition that is no longer listed is deleted with its grants. */
  team_permission_definitions?: PermissionDefinition[]
  /** Permissions in the project. A definition that is no longer listed is deleted with its grants. */
  project_permission_definitions?: PermissionDefinition[]
}

/**
 * Returns its argument, with the types of a project file for editors and the compiler. The default
 * export of a file for `app-server project apply FILE.ts`.
 *
 * @example
 * import { defineProject } from '@app/server/project'
 *
 * export default defineProject({
 *   id: '7d9b2c1e-4f60-4a8b-9c3d-2e1f0a6b5c4d',
 *   display_name: 'Shop',
 *   config: {
 *     domains: [{ domain: 'https://shop.example.com', handler_path: '/handler' }],
 *   },
 * })
 */
declare function defineProject<const Definition extends ProjectDefinition>(
  project: Definition,
): Definition

export {
  defineProject,
  type EmailServerDefinition,
  type EmailTemplateDefinition,
  type EmailThemeDefinition,
  type JsonValue,
  type OAuthProviderDefinition,
  type PermissionDefinition,
  type PermissionReference,
  type ProjectConfigDefinition,
  type ProjectDefinition,
  type SecuritySettingsDefinition,
  type SharedEmailServerDefinition,
  type SignUpHookDefinition,
  type StandardEmailServerDefinition,
  type TrustedDomain,
}
