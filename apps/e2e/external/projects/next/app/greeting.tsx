'use client'

import { useUser } from '@app/react'

export function Greeting() {
  const user = useUser()
  return <h1>Hello {user?.primaryEmail ?? 'visitor'}</h1>
}
