import { UserButton } from '@app/react'
import { Suspense } from 'react'
import { Greeting } from './greeting'

export default function Home() {
  return (
    <main>
      <UserButton />
      <Suspense>
        <Greeting />
      </Suspense>
    </main>
  )
}
