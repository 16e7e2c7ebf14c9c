import type {
  AdminDomainConfig,
  AdminProjectConfigUpdateOptions,
  AdminProjectUpdateOptions,
  AdminTeamPermissionDefinitionUpdateOptions,
  EmailConfig,
  EmailTheme,
  SecuritySettings,
  SessionSettingsUpdateOptions,
  SignUpHook,
} from '@app/core/admin'
import { toAreaName } from '../layout/areas'
import { defaultLists } from '../permissions/default-lists'

/** A part of a page with settings. */
export interface Section {
  /** Name of the page, as in the navigation. */
  page: string
  /** Title of the part; absent if the page has only one. */
  title?: string
}

/** The parts of the pages with settings. */
export const sections = {
  details: { page: toAreaName(''), title: 'Details' },
  productionMode: { page: toAreaName(''), title: 'Production mode' },
  methods: { page: toAreaName('sign-in-methods'), title: 'Methods' },
  providers: { page: toAreaName('sign-in-methods'), title: 'OAuth providers' },
  usersAndTeams: { page: toAreaName('sign-in-methods'), title: 'Users and teams' },
  domains: { page: toAreaName('domains') },
  signUp: { page: toAreaName('security-settings'), title: 'Sign-up' },
  emailDomains: { page: toAreaName('security-settings'), title: 'Email domains' },
  terms: { page: toAreaName('security-settings'), title: 'Terms of service' },
  accounts: { page: toAreaName('security-settings'), title: 'Accounts' },
  passwords: { page: toAreaName('security-settings'), title: 'Minimum length of passwords' },
  sessions: { page: toAreaName('security-settings'), title: 'Sessions' },
  redirects: { page: toAreaName('security-settings'), title: 'Redirects' },
  signUpHook: { page: toAreaName('security-settings'), title: 'Sign-up hook' },
  templates: { page: toAreaName('emails'), title: 'Templates' },
  design: { page: toAreaName('emails'), title: 'Design' },
  mailServer: { page: toAreaName('emails'), title: 'Mail server' },
  teamPermissions: { page: toAreaName('permissions'), title: 'Team permissions' },
  projectPermissions: { page: toAreaName('permissions'), title: 'Project permissions' },
  defaults: { page: toAreaName('permissions'), title: 'Granted by default' },
} as const satisfies Record<string, Section>

/** A setting as its page names it. */
export interface SettingName {
  section: Section
  /** Absent if the section has only this setting. */
  label?: string
}

/** Names of the settings of a project, apart from its configuration. */
export const projectNames = {
  displayName: { section: sections.details, label: 'Name' },
  description: { section: sections.details, label: 'Description' },
  isProductionMode: { section: sections.productionMode },
} as const satisfies Record<keyof Omit<AdminProjectUpdateOptions, 'config'>, SettingName>

/** Names of the settings in the configuration of a project. */
export const configNames = {
  credentialEnabled: { section: sections.methods, label: 'Email and password' },
  magicLinkEnabled: { section: sections.methods, label: 'Email code or link' },
  passkeyEnabled: { section: sections.methods, label: 'Passkeys' },
  oauthProviders: { section: sections.providers },
  signUpEnabled: { section: sections.usersAndTeams, label: 'Sign-up' },
  clientUserDeletionEnabled: { section: sections.usersAndTeams, label: 'Account deletion' },
  clientTeamCreationEnabled: { section: sections.usersAndTeams, label: 'Team creation' },
  createTeamOnSignUp: { section: sections.usersAndTeams, label: 'Personal teams' },
  domains: { section: sections.domains },
  allowLocalhost: { section: sections.domains, label: 'Allow localhost' },
  emailConfig: { section: sections.mailServer },
  teamCreatorDefaultPermissions: toDefaultName('teamCreatorDefaultPermissions'),
  teamMemberDefaultPermissions: toDefaultName('teamMemberDefaultPermissions'),
  userDefaultPermissions: toDefaultName('userDefaultPermissions'),
  // No page of the dashboard has it.
  oauthAccountMergeStrategy: { section: sections.providers, label: 'Account merge strategy' },
} as const satisfies Record<keyof AdminProjectConfigUpdateOptions, SettingName>

/** Names of the security settings. */
export const securityNames = {
  anonymousEnabled: { section: sections.signUp, label: 'Anonymous sign-up' },
  verifiedEmailRequired: { section: sections.signUp, label: 'Verified email required' },
  invitationsOnlyForInvitedAddress: {
    section: sections.signUp,
    label: 'Invitations only for the invited address',
  },
  allowedEmailDomains: { section: sections.emailDomains, label: 'Allowed domains' },
  blockedEmailDomains: { section: sections.emailDomains, label: 'Blocked domains' },
  requiredTermsVersion: { section: sections.terms, label: 'Version that new users accept' },
  recentSignInRequired: { section: sections.accounts, label: 'Recent sign-in required' },
  securityEmailsEnabled: { section: sections.accounts, label: 'Security emails' },
  passkeyUserVerification: { section: sections.accounts, label: 'User verification of passkeys' },
  passwordMinLength: { section: sections.passwords, label: 'Chosen by users' },
  serverPasswordMinLength: { section: sections.passwords, label: 'Set by your servers' },
  redirectsOnlyToHandler: { section: sections.redirects, label: 'Redirects only to the handler' },
  pkceS256Only: { section: sections.redirects, label: 'PKCE with S256 only' },
  signUpHook: { section: sections.signUpHook },
} as const satisfies Record<keyof SecuritySettings, SettingName>

/** Names of the settings of sessions. */
export const sessionNames = {
  refreshTokenRotation: { section: sections.sessions, label: 'Refresh token rotation' },
  tokenClaimsEnabled: { section: sections.sessions, label: 'Permissions in access tokens' },
} as const satisfies Record<keyof SessionSettingsUpdateOptions, SettingName>

/** Names of the settings of the design of emails. */
export const themeNames = {
  logoUrl: { section: sections.design, label: 'Logo URL' },
  themeColor: { section: sections.design, label: 'Color' },
} as const satisfies Record<keyof EmailTheme, SettingName>

/** Labels of the fields of a mail server. */
export const mailServerLabels = {
  host: 'Host',
  port: 'Port',
  username: 'Username',
  password: 'Password',
  senderEmail: 'Sender email',
  senderName: 'Sender name',
} as const satisfies Record<keyof EmailConfig, string>

/** Labels of the fields of an OAuth provider. */
export const providerLabels = {
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  microsoftTenantId: 'Tenant',
  facebookConfigId: 'Configuration ID',
} as const

/** Labels of the fields of a domain. */
export const domainLabels = {
  handlerPath: 'Handler path',
} as const satisfies Record<keyof Omit<AdminDomainConfig, 'domain'>, string>

/** Labels of the fields of a sign-up hook. */
export const hookLabels = {
  url: 'Hook URL',
  secret: 'Signing secret',
  onFailure: 'If it does not respond within 3 seconds',
} as const satisfies Record<keyof SignUpHook, string>

/** Labels of the fields of a template of emails. Its content has several. */
export const templateLabels = { subject: 'Subject' } as const

/** Labels of the fields of a permission. */
export const permissionLabels = {
  id: 'ID',
  description: 'Description',
  containedPermissionIds: 'Contains',
} as const satisfies Record<keyof AdminTeamPermissionDefinitionUpdateOptions, string>

/** Returns the name of a list of permissions that are granted by default. */
function toDefaultName(name: (typeof defaultLists)[number]['name']): SettingName {
  const label = defaultLists.find((list) => list.name === name)?.title
  return { section: sections.defaults, ...(label !== undefined && { label }) }
}
