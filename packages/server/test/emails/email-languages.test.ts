import { languages } from '@app/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmailProject } from '../attacks/emails/mail-project'
import { as } from '../harness'
import { createTestService, page, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

/** Headers of a browser that prefers a language. */
const browser = (language: string, tokens: { access?: string } = {}) => ({
  ...as('client', tokens),
  'accept-language': language,
})

async function newest(email: string, count = 1) {
  const [message] = await service.emailsTo(email, count)
  return message
}

/** Signs a new user up in a language, and returns them with the number of their emails. */
async function userIn(language: string) {
  const email = service.newEmail()
  const { access_token: access } = await service.must('POST /auth/password/sign-up', {
    headers: browser(language),
    body: { email, password: 'long enough', verification_callback_url: page },
  })
  return { email, access: access as string }
}

async function verifiedUserIn(language: string) {
  const email = service.newEmail()
  const body = { email, callback_url: page }
  await service.must('POST /auth/otp/send-sign-in-code', { headers: browser(language), body })
  const code = await service.codeEmailedTo(email)
  const { access_token: access } = await service.must('POST /auth/otp/sign-in', {
    headers: browser(language),
    body: { code },
  })
  return { email, access: access as string }
}

describe('an email without a template of the project', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'de-DE', 'Bestätigen Sie Ihre E-Mail-Adresse für Demo'],
    ['ja', 'ja-JP', 'Demo：メールアドレスの確認'],
    ['es-MX', 'es-419', 'Verifica tu dirección de correo para Demo'],
    ['xx', 'en-US', 'Verify your email for Demo'],
  ])('is in the language of a browser that signs up: %s', async (header, language, subject) => {
    const { email } = await userIn(header)
    const message = await newest(email)
    expect(message.subject).toBe(subject)
    expect(message.html).toContain(`lang="${language}"`)
  })

  it('is in the language of the browser that asks for a sign-in code, mirrored where it is', async () => {
    const email = service.newEmail()
    const body = { email, callback_url: page }
    await service.must('POST /auth/otp/send-sign-in-code', { headers: browser('ar-EG'), body })
    const { subject, html, text } = await newest(email)
    expect(subject).toBe('تسجيل الدخول إلى Demo: رمزك هو ••••••')
    expect(html).toMatch(/<html[^>]* dir="rtl" lang="ar"/)
    // The name of the project is on the side of the text, whatever its own direction is.
    expect(html).toMatch(/<p class="app-text" style="[^"]*">\u2068Demo\u2069<\/p>/)
    expect(text).toMatch(/^[A-Z0-9]{6}$/m)
  })

  it('is in the language of the user, whatever browser asks', async () => {
    const { email, access } = await verifiedUserIn('fr-FR')
    await service.must('POST /auth/otp/send-sign-in-code', {
      headers: browser('de'),
      body: { email, callback_url: page },
    })
    expect((await newest(email, 2)).subject).toBe('Se connecter à Demo : votre code est ••••••')
    await service.must('POST /auth/password/send-reset-code', {
      headers: browser('de'),
      body: { email, callback_url: page },
    })
    expect((await newest(email, 3)).subject).toBe('Réinitialisez votre mot de passe Demo')
    const added = service.newEmail()
    const headers = browser('de', { access })
    const { user_id, id } = await service.must('POST /contact-channels', {
      headers,
      body: { user_id: 'me', value: added, type: 'email', used_for_auth: false },
    })
    await service.must(
      'POST /contact-channels/:user_id/:contact_channel_id/send-verification-code',
      {
        headers,
        path: { user_id, contact_channel_id: id },
        body: { callback_url: page },
      },
    )
    expect((await newest(added)).subject).toMatch(/^Vérifiez votre .+ pour Demo$/)
  })

  it('is in the language of the invited user, else of the inviting browser', async () => {
    const invited = await verifiedUserIn('it-IT')
    const { id, owner } = await service.team()
    const invite = (email: string) =>
      service.must('POST /team-invitations/send-code', {
        headers: browser('pt-BR', owner.tokens),
        body: { team_id: id, email, callback_url: page },
      })
    await invite(invited.email)
    expect((await newest(invited.email, 2)).subject).toBe('Hai ricevuto un invito a unirti a Crew')
    const stranger = service.newEmail()
    await invite(stranger)
    expect((await newest(stranger)).subject).toBe('Você recebeu um convite para participar de Crew')
  })

  it('is in English for a server', async () => {
    const email = service.newEmail()
    await service.must('POST /auth/otp/send-sign-in-code', {
      headers: { ...as('server'), 'accept-language': 'de' },
      body: { email, callback_url: page },
    })
    expect((await newest(email)).subject).toMatch(/^Sign in to Demo: /)
  })

  it.each(languages)('has its link once as text in %s', async (language) => {
    const email = service.newEmail()
    const body = { email, callback_url: page }
    await service.must('POST /auth/otp/send-sign-in-code', { headers: browser(language), body })
    const { text, html, links } = await newest(email)
    expect(html).toContain(`lang="${language}"`)
    expect(text.split(links[0])).toHaveLength(2)
    expect(text.match(/https?:/g)).toHaveLength(1)
  })
})

describe('a test email', () => {
  it.each([
    [{}, 'fr-CA,fr;q=0.9', 'fr-CA', 'Courriel de test'],
    [{ language: 'ar' as const }, 'fr-CA', 'ar', 'رسالة تجريبية'],
    [{}, '*', 'en-US', 'Test email'],
  ])(
    'is in the given language, else in that of the browser: %j, %s',
    async (given, header, language, title) => {
      const recipient_email = service.newEmail()
      await service.must('POST /internal/send-test-email', {
        headers: { ...as('admin'), 'accept-language': header },
        body: { recipient_email, ...given },
      })
      const { subject, html, text } = await newest(recipient_email)
      expect(subject).toBe(title)
      expect(html).toContain(`lang="${language}"`)
      expect(text).toMatch(/Demo/)
    },
  )
})

describe('a template of the project', () => {
  it('is sent as it was written, and the default one is shown in English', async () => {
    const path = { type: 'magic_link' } as const
    const headers = { ...as('admin'), 'accept-language': 'de' }
    const shown = await service.must('GET /email-templates/:type', { headers, path })
    expect(shown).toMatchObject({
      subject: 'Sign in to {{projectDisplayName}}{{#if otp}}: Your code is {{otp}}{{/if}}',
      is_default: true,
    })
    expect(JSON.stringify(shown.content)).toContain('in {{expiresInMinutes}} minutes. If you')
    const { change, mailServer } = await startEmailProject(service)
    expect((await change('magic_link', { subject: 'Hi' })).status).toBe(200)
    const email = service.newEmail()
    const body = { email, callback_url: page }
    await service.must('POST /auth/otp/send-sign-in-code', { headers: browser('de'), body })
    const message = await mailServer.read(email)
    expect(message.subject).toBe('Hi')
    expect(message.text).toContain('Enter this code on the page')
  })
})
