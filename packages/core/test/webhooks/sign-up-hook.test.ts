import { createServer } from 'node:http'
import type { SignUpHookData, SignUpHookResponse } from '@app/contract'
import { Webhook } from 'standardwebhooks'
import { beforeAll, expect, expectTypeOf, it, onTestFinished } from 'vitest'
import { type SignUpAttempt, type SignUpDecision, verifySignUpHook } from '../../src/server'
import { password, type Service, startService, verificationCallbackUrl } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
  return () => service.close()
})

/** Starts a hook that decides as a function says, and returns its URL. */
async function startHook(decide: (attempt: SignUpAttempt) => SignUpDecision) {
  let secret = ''
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { headers } = request
    const result = await verifySignUpHook(
      { headers: headers as Record<string, string>, body },
      secret,
    )
    response.statusCode = result.status === 'ok' ? 200 : 400
    response.end(result.status === 'ok' ? JSON.stringify(decide(result.data)) : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const app = service.openAdmin()
  const settings = await app.updateSecuritySettings({
    signUpHook: { url: `http://127.0.0.1:${port}/` },
  })
  secret = settings.signUpHook?.secret ?? ''
  return app
}

function signUp(email: string, displayName: string) {
  const app = service.openClient()
  return app.signUpWithCredential({
    email,
    password,
    displayName,
    verificationCallbackUrl,
    noRedirect: true,
  })
}

it('a hook allows a sign-up with metadata, and denies another with a message', async () => {
  const app = await startHook(({ primary_email, display_name }) =>
    primary_email?.endsWith('@beta.example')
      ? { decision: 'allow', server_metadata: { invited: display_name } }
      : { decision: 'deny', message: 'Ask us for an invitation.' },
  )
  expect(await signUp('ada@beta.example', 'Ada')).toMatchObject({ status: 'ok' })
  const [user] = await app.listUsers({ query: 'ada@beta.example' })
  expect(user?.serverMetadata).toEqual({ invited: 'Ada' })
  expect(await signUp('eve@other.example', 'Eve')).toMatchObject({
    status: 'error',
    error: {
      errorCode: 'SIGN_UP_DENIED',
      statusCode: 403,
      details: { message: 'Ask us for an invitation.' },
      message: 'Ask us for an invitation.',
    },
  })
})

it('a sign-up fails if the hook does not know the signature', async () => {
  const app = await startHook(() => ({ decision: 'allow' }))
  const { signUpHook } = await app.getSecuritySettings()
  if (!signUpHook) throw new Error('The hook is set.')
  const secret = `whsec_${btoa('another secret of 32 bytes ......')}`
  await app.updateSecuritySettings({ signUpHook: { ...signUpHook, secret } })
  expect(await signUp('new@beta.example', 'New')).toMatchObject({
    status: 'error',
    error: { errorCode: 'SIGN_UP_HOOK_FAILED', statusCode: 502 },
  })
})

it('a webhook is not taken for a sign-up, even if the owner uses one secret for both', async () => {
  const secret = `whsec_${btoa('one secret of 32 bytes ..........')}`
  const body = JSON.stringify({ type: 'user.created', data: { primary_email: 'ada@beta.example' } })
  const at = new Date()
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
  }
  const result = await verifySignUpHook({ headers, body }, secret)
  expect(result).toMatchObject({ status: 'error', error: { name: 'WebhookError' } })
})

it('types requests and decisions as the service does', () => {
  expectTypeOf<Omit<SignUpHookData, 'language'>>().toEqualTypeOf<Omit<SignUpAttempt, 'language'>>()
  expectTypeOf<keyof SignUpHookData>().toEqualTypeOf<keyof SignUpAttempt>()
  expectTypeOf<SignUpHookResponse>().toEqualTypeOf<SignUpDecision>()
})
