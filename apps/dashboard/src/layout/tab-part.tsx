import { Activity, type ReactNode, useState } from 'react'

interface TabPartProps {
  /** Whether its tab is the current one. */
  isShown: boolean
  children: ReactNode
}

/** Part of a page below a tab, which keeps what was typed while another one is shown. It loads when it is shown at first. */
export function TabPart({ isShown, children }: TabPartProps) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  if (!wasShown) return null
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
}
