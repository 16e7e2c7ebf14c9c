import type { ServerUser } from '@app/core/server'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { useAction } from '../ui/use-action'
import { toUserName } from '../users/user-texts'
import { findUser } from './find-user'
import type { useFilters } from './use-filters'

/** Returns the state of the user field, which keeps the typed text while the URL has the ID of the user. */
export function useUserFilter(show: ReturnType<typeof useFilters>) {
  const { app } = useProject()
  const id = useSearchParams()[0].get('user') ?? ''
  const [typed, setTyped] = useState(id)
  const [shown, setShown] = useState(id)
  const [problem, setProblem] = useState<string | null>(null)
  const [matches, setMatches] = useState<readonly ServerUser[]>([])
  const search = useAction()
  const [found, setFound] = useState<string | null>(null)
  // Links and the browser’s Back and Forward buttons change the URL, too.
  if (shown !== id) {
    setShown(id)
    if (id !== found) setTyped(id)
    setFound(null)
    clear()
  }

  function clear() {
    setProblem(null)
    setMatches([])
  }

  function showEventsOf(id: string) {
    setFound(id)
    show('user', id)
  }

  async function filter() {
    const text = typed.trim()
    const user = text === '' ? { id: '' } : await findUser(app, text)
    if ('id' in user) return showEventsOf(user.id)
    setProblem(user.problem)
    setMatches(user.matches)
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
    /** Users to choose from, if several match. */
    matches,
    choose(user: ServerUser) {
      setTyped(user.primaryEmail ?? toUserName(user))
      clear()
      showEventsOf(user.id)
    },
    failure: search.error,
    isPending: search.isPending,
    submit(event: FormEvent) {
      event.preventDefault()
      clear()
      void search.run(filter)
    },
  }
}
