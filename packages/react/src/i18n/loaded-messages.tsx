import { type ReactNode, useContext, useEffect, useState } from 'react'
import { loadAccountTexts } from './load-account-texts'
import { MessagesContext } from './messages-context'
import { useMessages } from './use-messages'

/**
 * Provides the messages of another language to an open dialog once they are loaded. Until then it keeps the former
 * language, and with it what was typed. Those of the first language are already loaded.
 */
export function LoadedMessages({ children }: { children: ReactNode }) {
  const setup = useContext(MessagesContext)
  const { language } = useMessages()
  const [loaded, setLoaded] = useState(setup)
  useEffect(() => {
    let isCurrent = true
    loadAccountTexts(language).then(
      () => isCurrent && setLoaded(setup),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [language, setup])
  return <MessagesContext.Provider value={loaded}>{children}</MessagesContext.Provider>
}
