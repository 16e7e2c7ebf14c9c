import type { IconName } from '../ui/icon'

/** The areas of a project, by their paths below that of the project. */
const names = {
  '': { name: 'Overview', icon: 'overview' },
  users: { name: 'Users', icon: 'users' },
  teams: { name: 'Teams', icon: 'teams' },
  permissions: { name: 'Permissions', icon: 'permissions' },
  'sign-in-methods': { name: 'Sign-in methods', icon: 'signIn' },
  'security-settings': { name: 'Security settings', icon: 'security' },
  domains: { name: 'Domains', icon: 'domains' },
  emails: { name: 'Emails', icon: 'emails' },
  webhooks: { name: 'Webhooks', icon: 'webhooks' },
  'api-keys': { name: 'API keys', icon: 'keys' },
  'security-log': { name: 'Security log', icon: 'log' },
} as const satisfies Record<string, { name: string; icon: IconName }>

/** Path of an area below that of the project. */
export type AreaPath = keyof typeof names

/** An area of a project: its path below that of the project. */
export interface Area {
  path: string
  name: string
  icon: IconName
}

/** The areas in the order of the navigation. */
export const areas: readonly Area[] = Object.entries(names).map(([path, area]) => ({
  path,
  ...area,
}))

/** Returns the name of an area, such as "Sign-in methods". */
export function toAreaName(path: AreaPath): string {
  return names[path].name
}
