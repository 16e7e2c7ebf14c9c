import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../harness'
import { startMailServer } from '../stand-ins/mail-server'
import { createTestService, page, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())
afterEach(() => setTheme({ logo_url: null, theme_color: null }))

const setTheme = (body: object) =>
  service.must('PATCH /internal/email-theme', { headers: as('admin'), body })

/** Returns the HTML of a new sign-in email. */
async function signInEmail(): Promise<string> {
  const email = service.newEmail()
  const body = { email, callback_url: page }
  await service.must('POST /auth/otp/send-sign-in-code', { body })
  const [message] = await service.emailsTo(email)
  return message.html
}

/** Declarations of the button: inline, and in dark mode. */
function buttonOf(html: string) {
  const [, inline = ''] = /class="app-button"[^>]*style="([^"]*)"/.exec(html) ?? []
  const [, dark = ''] = /\.app-button \{([^}]*)\}/.exec(html) ?? []
  const colorsOf = (css: string) => [
    /background-color: ?(#[0-9a-f]{6})/.exec(css)?.[1],
    /(?:^|[; ])color: ?(#[0-9a-f]{6})/.exec(css)?.[1],
  ]
  return { light: colorsOf(inline), dark: colorsOf(dark) }
}

/** @see WCAG 2.2, contrast ratio */
function contrastOf([one = '', other = '']: (string | undefined)[]): number {
  const luminanceOf = (color: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const channel = Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16) / 255
      return (
        sum + weight * (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
      )
    }, 0)
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('an email of a project without a theme', () => {
  it('has its name, no picture, and the colors of the pages in both modes', async () => {
    const html = await signInEmail()
    expect(html).not.toContain('<img')
    expect(html).toMatch(/class="app-text"[^>]*>Demo<\/p>/)
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(buttonOf(html)).toEqual({ light: ['#18181b', '#fafafa'], dark: ['#fafafa', '#18181b'] })
  })
})

describe('an email of a project with a theme', () => {
  it('has it as a test email, too', async () => {
    await setTheme({ theme_color: '#0b57d0' })
    const mailServer = await startMailServer()
    const { hostname: host, port } = new URL(mailServer.url)
    const server = { host, port: Number(port), username: 'user', password: 'word' }
    const email_config = { ...server, sender_name: 'Demo', sender_email: 'demo@example.com' }
    const recipient_email = service.newEmail()
    await service.must('POST /internal/send-test-email', {
      headers: as('admin'),
      body: { email_config, recipient_email },
    })
    const { html, text } = await mailServer.read(recipient_email)
    expect(html).toMatch(/class="app-text"[^>]*>Demo<\/p>/)
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(text).toContain('This is a test email from Demo. The mail server works.')
  })

  it('has its logo as the only picture', async () => {
    await setTheme({ logo_url: 'https://shop.example/logo.png?size=2&dark=0' })
    const html = await signInEmail()
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(html).toMatch(/<img[^>]* alt="Demo"/)
    expect(html).toContain('src="https://shop.example/logo.png?size=2&amp;dark=0"')
    expect(html).not.toMatch(/url\(|background="/)
  })

  it.each(['#000000', '#ffffff', '#777777', '#808080', '#0b57d0', '#ffd400', '#E11D48', '#767676'])(
    'has readable text on its color: %s',
    async (theme_color) => {
      await setTheme({ theme_color })
      const { light, dark } = buttonOf((await signInEmail()).toLowerCase())
      expect(light[0]).toBe(theme_color.toLowerCase())
      expect(dark).toEqual(light)
      expect(contrastOf(light)).toBeGreaterThanOrEqual(4.5)
    },
  )
})

describe('logo and color of emails', () => {
  it.each([
    ['logo_url', 'http://shop.example/logo.png'],
    ['logo_url', 'javascript:alert(1)'],
    ['logo_url', 'data:image/png;base64,AAAA'],
    ['logo_url', 'https://shop.example/"onerror="alert(1)\n'],
    ['logo_url', 'https://'],
    ['logo_url', `https://shop.example/${'x'.repeat(5000)}`],
    ['theme_color', 'red'],
    ['theme_color', '#fff'],
    ['theme_color', '#12345g'],
    ['theme_color', '#123456;}body{display:none'],
  ])('are refused: %s %s', async (name, value) => {
    const request = { headers: as('admin'), body: { [name]: value } }
    const { status, body } = await service.send('PATCH /internal/email-theme', request)
    expect([status, body.code]).toEqual([400, 'SCHEMA_ERROR'])
    const theme = await service.must('GET /internal/email-theme', { headers: as('admin') })
    expect(theme).toEqual({ logo_url: null, theme_color: null })
  })

  it('cannot leave their places in the HTML', async () => {
    await setTheme({ logo_url: `https://shop.example/"><script>alert(1)</script>'` })
    const html = await signInEmail()
    expect(html).not.toContain('<script')
    expect(html.match(/<img[^>]*>/g)).toHaveLength(1)
  })

  it('belong to the owners of a project', async () => {
    for (const access of ['client', 'server'] as const) {
      const { status } = await service.send('GET /internal/email-theme', { headers: as(access) })
      expect(status).toBe(401)
    }
  })
})
