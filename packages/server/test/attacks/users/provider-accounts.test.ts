import { expect, it } from 'vitest'
import { comeBack, exchange, leave, locationOf } from '../../browsers/oauth-browser'
import { startFlow } from '../../flows/flow'
import { spotify } from '../../oauth-stand-in/providers/spotify'
import { createStandIn, credentialsOf } from '../../oauth-stand-in/stand-in'

const [attacker] = spotify.users
const email = 'ada@spotify.example'

it('M4: an account of a provider that did not verify the address belongs only to the owner after a reset', async () => {
  const standIn = createStandIn()
  const { configure, call, send, must, mailServer, openBrowser } = await startFlow({
    fetch: standIn.fetch,
  })
  const provider = { id: 'spotify', enabled: true, type: 'standard', ...credentialsOf('spotify') }
  await configure({ oauth_providers: [provider] })

  /** Signs the attacker in with the provider. */
  async function signInByProvider() {
    const { location, headers } = await leave(call, 'spotify')
    const parameters = Object.fromEntries(standIn.visit('spotify', location, attacker).parameters)
    const response = await comeBack(call, { headers, parameters }, 'spotify')
    if (!response.headers.get('location')) return response
    const code = locationOf(response).searchParams.get('code') ?? ''
    return send('POST /auth/oauth/token', exchange(code))
  }
  expect((await signInByProvider()).body.is_new_user).toBe(true)

  await must('POST /auth/password/send-reset-code', {
    body: { email, callback_url: 'http://localhost:3000/handler/password-reset' },
  })
  const { code } = await mailServer.read(email)
  const password = 'set by the owner'
  await must('POST /auth/password/reset', { body: { code, password } })
  const owner = openBrowser()
  owner.keep(await must('POST /auth/password/sign-in', { body: { email, password } }))

  expect((await signInByProvider()).body.code).toBe(
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
  )
  expect(await owner.me()).toMatchObject({ primary_email_verified: true, oauth_providers: [] })
})
