import { isTemplateType, templateTextsOf } from '../emails/template-texts'
import {
  configNames,
  domainLabels,
  hookLabels,
  mailServerLabels,
  permissionLabels,
  projectNames,
  providerLabels,
  type Section,
  type SettingName,
  sections,
  securityNames,
  sessionNames,
  templateLabels,
  themeNames,
} from '../settings/setting-names'
import { toProviderName } from '../sign-in-methods/provider-name'

/** Names of all settings, by their names in the SDK. */
const names: Record<string, SettingName> = {
  ...projectNames,
  ...configNames,
  ...securityNames,
  ...sessionNames,
  ...themeNames,
  emailTemplates: { section: sections.templates },
  teamPermissionDefinitions: { section: sections.teamPermissions },
  projectPermissionDefinitions: { section: sections.projectPermissions },
}

/** Labels of the fields of settings that have several, by the name of the setting. */
const fieldLabels: Record<string, Record<string, string>> = {
  domains: domainLabels,
  emailConfig: mailServerLabels,
  emailTemplates: templateLabels,
  oauthProviders: providerLabels,
  projectPermissionDefinitions: permissionLabels,
  signUpHook: hookLabels,
  teamPermissionDefinitions: permissionLabels,
}

/** Names of the items of lists by their keys, where those are not the name. */
const itemNames: Record<string, (key: string) => string> = {
  oauthProviders: toProviderName,
  emailTemplates: (key) => (isTemplateType(key) ? templateTextsOf(key).name : key),
}

/** Changed settings of a part of a page. */
export interface ChangedSettings {
  /** Page and title of the part, such as "Emails › Design". */
  place: string
  /** Labels of the settings, such as "Color"; none if the title names the only setting. */
  labels: string[]
}

/**
 * Names the changed settings of an event as the pages that change them do.
 *
 * @param settings Paths in a project file, such as
 * `config.sign_up_enabled, config.oauth_providers[github].client_secret`. A long list ends with "…".
 */
export function listChangedSettings(settings: string): ChangedSettings[] {
  const isCut = settings.endsWith('…')
  const paths = settings.split(', ')
  // The last path of a long list is incomplete.
  const known = isCut && paths.length > 1 ? paths.slice(0, -1) : paths
  const places = new Map<string, Set<string>>()
  for (const path of known) {
    const { place, label } = toName(path)
    const labels = places.get(place) ?? new Set()
    if (label !== '') labels.add(label)
    places.set(place, labels)
  }
  const listed = [...places].map(([place, labels]) => ({ place, labels: [...labels] }))
  return isCut ? [...listed, { place: 'Others', labels: [] }] : listed
}

const pathPattern = /^(?:(?:config|security_settings|email_theme)\.)?(\w+)(?:\[(.*)\])?(?:\.(\w+))?/

/** Names the setting of a path. */
function toName(path: string): { place: string; label: string } {
  const [, wireName = path, key, wireField] = pathPattern.exec(path) ?? []
  const setting = toSdkName(wireName)
  const found = Object.hasOwn(names, setting) ? names[setting] : undefined
  const item = key === undefined ? '' : (itemNames[setting]?.(key) ?? key)
  const field = wireField === undefined ? '' : (fieldLabels[setting]?.[toSdkName(wireField)] ?? '')
  if (!found) return { place: toWords(wireName), label: item }
  const parts = [found.label ?? '', item, field].filter((part) => part !== '')
  const [first = '', ...others] = parts
  return {
    place: toPlace(found.section),
    label: others.length === 0 ? first : `${first} (${others.join(', ')})`,
  }
}

function toPlace({ page, title }: Section): string {
  return title === undefined ? page : `${page} › ${title}`
}

/** Converts a name such as `sign_up_enabled` to that of the SDK, `signUpEnabled`. */
function toSdkName(wireName: string): string {
  return wireName.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
}

/** Converts the name of a setting that no page has to words. */
function toWords(wireName: string): string {
  const words = wireName
    .replaceAll('_', ' ')
    .replace(/\bapi\b/g, 'API')
    .replace(/\boauth\b/g, 'OAuth')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
