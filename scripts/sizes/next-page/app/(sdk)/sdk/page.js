'use client'
import { useUser } from '@app/react'
import { Suspense } from 'react'

function Greeting() {
  return <p>{useUser()?.displayName ?? 'Signed out'}</p>
}

export default function Page() {
  return (
    <Suspense>
      <Greeting />
    </Suspense>
  )
}
