import type { Command } from './lib/command'

type LoadCommand = () => Promise<Command>

/** Commands that share their first word, such as `project list`. */
export interface CommandGroup {
  about: string
  commands: Record<string, LoadCommand>
}

const project: CommandGroup = {
  about: 'Create, configure and list projects.',
  commands: {
    create: async () => (await import('./project/create')).createProjectCommand,
    list: async () => (await import('./project/list')).listProjectsCommand,
    show: async () => (await import('./project/show')).showProjectCommand,
    apply: async () => (await import('./project/apply')).applyProjectCommand,
    export: async () => (await import('./project/export')).exportProjectCommand,
    schema: async () => (await import('./project/schema')).projectSchemaCommand,
  },
}

const keys: CommandGroup = {
  about: 'Create, list and revoke the keys of a project.',
  commands: {
    list: async () => (await import('./keys/list')).listKeysCommand,
    create: async () => ({
      ...(await import('./create-keys')).createKeysCommand,
      usage: 'create',
    }),
    revoke: async () => (await import('./keys/revoke')).revokeKeysCommand,
  },
}

const users: CommandGroup = {
  about: 'Create, change and delete users of a project.',
  commands: {
    list: async () => (await import('./users/list')).listUsersCommand,
    show: async () => (await import('./users/show')).showUserCommand,
    create: async () => (await import('./users/create')).createUserCommand,
    'set-password': async () => (await import('./users/set-password')).setPasswordCommand,
    sessions: async () => (await import('./users/sessions')).listSessionsCommand,
    impersonate: async () => (await import('./users/impersonate')).impersonateUserCommand,
    ban: async () => (await import('./users/ban')).banUserCommand,
    unban: async () => (await import('./users/unban')).unbanUserCommand,
    'sign-out': async () => (await import('./users/sign-out')).signOutCommand,
    delete: async () => (await import('./users/delete')).deleteUserCommand,
  },
}

const mail: CommandGroup = {
  about: 'Preview emails, and test that they are sent.',
  commands: {
    test: async () => (await import('./mail-test')).mailTestCommand,
    preview: async () => (await import('./mail-preview')).mailPreviewCommand,
  },
}

const token: CommandGroup = {
  about: 'Examine access tokens.',
  commands: { inspect: async () => (await import('./token-inspect')).inspectTokenCommand },
}

const owner: CommandGroup = {
  about: 'Manage who can create projects.',
  commands: {
    add: async () => ({
      ...(await import('./grant-project-creation')).grantProjectCreationCommand,
      usage: 'add <user>',
    }),
  },
}

/**
 * The commands by name. Only the one that runs is loaded, so that `start` does not wait for the code
 * of the others, and keeps none of it in memory.
 */
export const commands: Record<string, LoadCommand | CommandGroup> = {
  init: async () => (await import('./init')).initCommand,
  start: async () => (await import('./start')).startCommand,
  doctor: async () => (await import('./doctor')).doctorCommand,
  project,
  keys,
  providers: async () => (await import('./providers')).providersCommand,
  users,
  owner,
  mail,
  token,
  migrate: async () => (await import('./migrate')).migrateCommand,
  seed: async () => (await import('./seed')).seedCommand,
  'sign-out-everyone': async () => (await import('./sign-out-everyone')).signOutEveryoneCommand,
  'rotate-secret': async () => (await import('./rotate-secret')).rotateSecretCommand,
  'delete-demo-project': async () =>
    (await import('./delete-demo-project')).deleteDemoProjectCommand,
  'import-users': async () => (await import('./import-users')).importUsersCommand,
  export: async () => (await import('./export')).exportCommand,
}

/** Former command names, which still work but are not listed. */
const formerNames: Record<string, LoadCommand> = {
  'create-keys': async () => (await import('./create-keys')).createKeysCommand,
  'grant-project-creation': async () =>
    (await import('./grant-project-creation')).grantProjectCreationCommand,
}

/**
 * Finds a command or group by its first word, which may also be the name of a built-in property of
 * objects, such as `constructor`.
 */
export function findCommand(name = ''): LoadCommand | CommandGroup | undefined {
  const table = Object.hasOwn(formerNames, name) ? formerNames : commands
  return Object.hasOwn(table, name) ? table[name] : undefined
}
