import type { ServerUser } from '@app/core/server'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { useAction } from '../ui/use-action'
import { toUserName } from '../users/user-texts'
import { findUser } from './find-user'
import type { useFilters } from './use-filters'

/** Several users that match, of whom the owner chooses one. */
interface Choice {
  question: string
  matches: readonly ServerUser[]
}

const noChoice: Choice = { question: '', matches: [] }

/** Message and choice for the last typed user, which are shown until they are cleared. */
function useOutcome() {
  const [problem, setProblem] = useState<string | null>(null)
  const [choice, setChoice] = useState(noChoice)
  return {
    problem,
    choice,
    clear() {
      setProblem(null)
      setChoice(noChoice)
    },
    report(outcome: Choice | { problem: string }) {
      if ('problem' in outcome) setProblem(outcome.problem)
      else setChoice(outcome)
    },
  }
}

/** State of the user field. */
export type UserFilter = ReturnType<typeof useUserFilter>

/** Returns the state of the user field, which keeps the typed text while the URL has the ID of the user. */
export function useUserFilter(show: ReturnType<typeof useFilters>) {
  const { app } = useProject()
  const id = useSearchParams()[0].get('user') ?? ''
  const [typed, setTyped] = useState(id)
  const [shown, setShown] = useState(id)
  const { problem, choice, clear, report } = useOutcome()
  const search = useAction()
  const [found, setFound] = useState<string | null>(null)
  // Links and the browser’s Back and Forward buttons change the URL, too.
  if (shown !== id) {
    setShown(id)
    if (id !== found) setTyped(id)
    setFound(null)
    clear()
  }

  function showEventsOf(id: string) {
    setFound(id)
    show('user', id)
  }

  /** Shows the events of the typed user, if it is one. */
  async function filter(): Promise<boolean> {
    const text = typed.trim()
    const user = text === '' ? { id: '' } : await findUser(app, text)
    if ('id' in user) showEventsOf(user.id)
    else report(user)
    return 'id' in user
  }

  return {
    typed,
    type(text: string) {
      setTyped(text)
      clear()
    },
    clear,
    /** Message for the field. */
    problem,
    /** Users to choose from, if several match, with the question. */
    choice,
    choose(user: ServerUser) {
      setTyped(user.primaryEmail ?? toUserName(user))
      clear()
      showEventsOf(user.id)
    },
    failure: search.error,
    isPending: search.isPending,
    /** Filters by the typed user. Returns whether the events of one are shown, or those of all. */
    async submit(): Promise<boolean> {
      clear()
      let isShown = false
      await search.run(async () => {
        isShown = await filter()
      })
      return isShown
    },
  }
}
