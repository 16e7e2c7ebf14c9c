import { isKnownError } from '@app/core'
import { ServerApp } from '@app/core/server'
import { whoAmI } from './quick-start.js'

const app = new ServerApp({ tokenStore: null })

/** Creates a user, and calls the quick start as that user and as a visitor. */
async function main() {
  const user = await app.createUser({ displayName: 'Ada Lovelace' })
  const session = await user.createSession()
  const tokens = await session.getTokens()
  const url = 'http://localhost/who-am-i'
  const headers = { 'x-stack-auth': JSON.stringify(tokens) }
  const known = await whoAmI(new Request(url, { headers }))
  const visitor = await whoAmI(new Request(url))
  const refusal = await app.requireUser(new Request(url)).catch((error: unknown) => error)
  console.log(
    JSON.stringify({
      known: await known.json(),
      isSameUser: (await app.getUser(user.id))?.displayName === user.displayName,
      visitor: visitor.status,
      // The class of `@app/core` recognizes the errors of `@app/core/server`.
      refusal: isKnownError(refusal) && refusal.errorCode,
    }),
  )
}

main()
