import { toConfig } from '../config/config'
import type { Command } from './lib/command'
import { jsonOption, print } from './lib/output'
import { CommandError } from './lib/terminal'
import { requireProject, withStore } from './lib/with-store'

/** Ends all sessions, for example after a leak. */
export const signOutEveryoneCommand: Command = {
  usage: 'sign-out-everyone',
  about: 'End all sessions of a project, or of all projects.',
  options: [
    { flags: '--project <id>', about: 'Id of the project.' },
    { flags: '--all', about: 'All projects, including the owners in the project internal.' },
    jsonOption,
  ],
  isDatabaseOnly: true,
  async run(input) {
    const { project, all } = input.options
    if ((project === undefined) === (all !== true)) {
      throw new CommandError('Pass --project ID or --all.')
    }
    const { listProjectIds } = await import('../projects/projects')
    const { endEverySession } = await import('../sessions/sessions')
    const ended = await withStore(input, async (store) => {
      const { db } = store.database
      const isOne = typeof project === 'string'
      const ids = isOne ? [(await requireProject(store, project)).id] : await listProjectIds(db)
      return endEverySession(db, ids)
    })
    const { accessTokenSeconds } = toConfig(input.config)
    print(input, {
      json: { ended_sessions: ended },
      text: `${ended} sessions ended. Access tokens remain valid for up to ${accessTokenSeconds} s.\n`,
    })
    return 0
  },
}
