import type { AdminOwnedProject, AdminProjectConfigUpdateOptions } from '@app/core/admin'
import { useOwner, useProject } from './use-owner'

type Config = AdminOwnedProject['config']

/** The last change. The next one starts after it. */
let last: Promise<void> = Promise.resolve()

/**
 * Returns a function that changes a part of the configuration that is saved as a whole: a list, or the mail server. It
 * fetches the project first, and makes one change at a time: changes of other owners and tabs in the meantime are kept.
 */
export function useConfigChange() {
  const owner = useOwner()
  const { id } = useProject()

  return function changeConfig(
    toChanges: (config: Config) => AdminProjectConfigUpdateOptions,
  ): Promise<void> {
    const change = last.then(async () => {
      const projects = await owner.listOwnedProjects()
      const project = projects.find((other) => other.id === id)
      // The page of a project that was deleted in the meantime has just said so.
      await project?.update({ config: toChanges(project.config) })
    })
    last = change.catch(() => undefined)
    return change
  }
}
