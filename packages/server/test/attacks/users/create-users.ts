import { comeBack, exchange, locationOf, signInAtProvider } from '../../browsers/oauth-browser'
import { createPasskey, signChallenge } from '../../browsers/passkey-browser'
import type { SoftwareAuthenticator } from '../../browsers/software-authenticator'
import { as } from '../../harness'
import { refreshAs } from '../../refreshing'
import { page, type TestService } from '../../test-service'

type Headers = Record<string, string>

/** Creates the users of the attacks on accounts that were prepared with the address of another. */
export function createUsers(service: TestService) {
  const { must, send, call } = service

  /** Signs in at Google; `link` connects the account to a user who is signed in. */
  async function atGoogle(email: string, link?: { access: string }) {
    const changes: Record<string, string> = link ? { type: 'link', token: link.access } : {}
    const response = await comeBack(call, await signInAtProvider(call, email, changes))
    if (!response.headers.get('location')) return response
    const code = locationOf(response).searchParams.get('code') ?? ''
    return send('POST /auth/oauth/token', exchange(code))
  }

  async function addAddress(user_id: string, value: string, { verified = false } = {}) {
    const body = { user_id, value, type: 'email', used_for_auth: true, is_verified: verified }
    await must('POST /contact-channels', { headers: as('server'), body })
  }

  async function addPasskey(headers: Headers): Promise<SoftwareAuthenticator> {
    const { authenticator, request } = await createPasskey(service, headers)
    await must('POST /auth/passkey/register', request)
    return authenticator
  }

  async function resetCode(email: string, emails: number): Promise<string> {
    await must('POST /auth/password/send-reset-code', { body: { email, callback_url: page } })
    return service.codeEmailedTo(email, emails)
  }

  /** Resets the password, after as many emails as the address had before. */
  async function reset(email: string, { password = 'set by the owner', emailsBefore = 1 } = {}) {
    const code = await resetCode(email, emailsBefore + 1)
    return send('POST /auth/password/reset', { body: { code, password } })
  }

  const signInByPassword = (email: string, password = 'set by the owner') =>
    send('POST /auth/password/sign-in', { body: { email, password } })

  async function signInByCode(email: string, emailsBefore: number) {
    const { code } = await service.emailedSignInCode(email, emailsBefore + 1)
    return send('POST /auth/otp/sign-in', { body: { code } })
  }

  const signInByPasskey = async (authenticator: SoftwareAuthenticator) =>
    send('POST /auth/passkey/sign-in', await signChallenge(service, authenticator))

  const refresh = (token: string) => refreshAs(call, token)

  const me = (access: string) => must('GET /users/me', { headers: as('client', { access }) })

  return {
    atGoogle,
    addAddress,
    addPasskey,
    resetCode,
    reset,
    refresh,
    me,
    signInByPassword,
    signInByCode,
    signInByPasskey,

    /** An account that an attacker prepared on an address of another, with each method there is. */
    async prepareAccount({ withTotp = true } = {}) {
      const [victim, own, google] = [service.newEmail(), service.newEmail(), service.newEmail()]
      const { id, tokens } = await service.signUp(victim, 'set by the attacker')
      await service.codeEmailedTo(victim)
      await addAddress(id, own)
      await atGoogle(google, tokens)
      const passkey = await addPasskey(as('client', tokens))
      if (withTotp) await service.addTotp(tokens)
      return { victim, own, google, id, passkey, tokens }
    },
  }
}
