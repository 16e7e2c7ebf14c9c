import { toConfig } from '../config/config'
import { openStore, type Store } from '../db/store'
import { findProject, type Project } from '../projects/projects'
import type { CommandInput } from './command'
import { CommandError } from './terminal'

/** Opens the configured database, runs a callback and closes it. */
export async function withStore<Result>(
  { config, terminal }: Pick<CommandInput, 'config' | 'terminal'>,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(toConfig(config), {
    onError: (error) => terminal.err(`Lost the connection to the database: ${error.message}\n`),
  })
  try {
    return await work(store)
  } finally {
    await store.database.close()
  }
}

/** @throws {CommandError} if the project does not exist. */
export async function requireProject({ database }: Store, id: string): Promise<Project> {
  const project = await findProject(database.db, id)
  if (!project) throw new CommandError(`Project ${id} does not exist.`)
  return project
}
