import { toConfig } from '../config/config'
import { openStore, type Store } from '../db/store'
import { findProject, type Project } from '../projects/projects'
import type { CommandInput } from './command'
import { CommandError } from './terminal'

/** Runs something on the database of the options, and closes it. */
export async function withStore<Result>(
  { config, terminal }: Pick<CommandInput, 'config' | 'terminal'>,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(toConfig(config), {
    onError: (error) => terminal.err(`The connection to the database broke: ${error.message}\n`),
  })
  try {
    return await work(store)
  } finally {
    await store.database.close()
  }
}

/** @throws {CommandError} when no project has this id. */
export async function requireProject({ database }: Store, id: string): Promise<Project> {
  const project = await findProject(database.db, id)
  if (!project) throw new CommandError(`There is no project ${id}.`)
  return project
}
