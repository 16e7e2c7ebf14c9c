import { UserButton } from '@app/react'

export default function Home() {
  return (
    <main>
      <UserButton />
    </main>
  )
}
