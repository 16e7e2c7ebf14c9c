import { app } from './app.js'

export async function signIn(email, password) {
  await app.signInWithCredential({ email, password, noRedirect: true })
  return app.getUser()
}

export const signOut = () => app.signOut()
window.program = { signIn, signOut }
