import { useApp, useUser } from '@app/react'

/** Home page, which greets the user or visitor in the first HTML. */
export function HomePage() {
  const { urls } = useApp()
  const user = useUser()
  if (!user) {
    return (
      <main>
        <h1>Hello, visitor</h1>
        <a href={urls.signIn}>Sign in</a> or <a href={urls.signUp}>create an account</a>
      </main>
    )
  }
  return (
    <main>
      <h1>Hello, {user.displayName ?? user.primaryEmail}</h1>
      <a href={urls.accountSettings}>Account settings</a>
      <button type="button" onClick={() => user.setDisplayName('Ada')}>
        Call me Ada
      </button>
    </main>
  )
}
