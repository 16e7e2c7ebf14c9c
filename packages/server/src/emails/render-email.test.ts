import { expect, it } from 'vitest'
import { renderDefault } from './render-email'
import { localizedTemplate } from './templates/default-templates'
import type { EmailTheme } from './templates/email-colors'
import type { EmailVariables } from './templates/values'

const logo = 'https://shop.example/logo.png'

const link = 'https://app.example/page?code=1'

function renderSignIn(
  otp: string | undefined,
  { color = null, logoUrl = logo, ...more }: Partial<EmailTheme> & EmailVariables = {},
) {
  const variables: EmailVariables = {
    projectDisplayName: 'Demo',
    magicLink: link,
    otp,
    expiresInMinutes: '15',
    ...more,
  }
  const theme = { logoUrl, color }
  const design = { language: 'en-US', theme, recipient: 'ada@example.com' } as const
  return renderDefault(localizedTemplate('magic_link', 'en-US', variables), variables, design)
}

it('previews a sign-in email in lists with its code', async () => {
  const { html } = await renderSignIn('A1B2C3', { userDisplayName: 'Ada' })
  const [, first = ''] = /<body[^>]*>.*?<div style="display:none[^"]*">([^<]*)</.exec(html) ?? []
  expect(first).toMatch(/^Enter this code on the page where you requested it: A1B2C3\u00A0/)
})

it('has no box of a code in an email with only a link', async () => {
  expect((await renderSignIn('A1B2C3')).html).toContain('class="app-code"')
  expect((await renderSignIn(undefined)).html).not.toContain('class="app-code"')
})

it.each([
  ['#ffffff', '#6a6a72', '#ffffff'],
  ['#131316', '#131316', '#a9a9b1'],
  ['#0b57d0', '#0b57d0', '#0b57d0'],
  ['#ffd400', '#ffd400', '#ffd400'],
])('gives a button in %s an edge where it is hard to tell from the card', async (...colors) => {
  const [color, light, dark] = colors
  const { html } = await renderSignIn('A1B2C3', { color })
  expect(/class="app-button"[^>]*border-color: ?(#\w{6})/.exec(html)?.[1]).toBe(light)
  expect(/^ {2}\.app-button \{[^}]*border-color: (#\w{6})/m.exec(html)?.[1]).toBe(dark)
})

it('shows logos on white in dark mode, also in Outlook', async () => {
  const { html } = await renderSignIn('A1B2C3')
  expect(html).toContain('class="app-logo"')
  expect(html).toMatch(/^ {2}\.app-logo \{ background-color: #ffffff !important;/m)
  expect(html).toContain('[data-ogsb] .app-logo { background-color: #ffffff !important;')
})

it.each([
  ['bakery', 'B'],
  ['Ökostrom', 'Ö'],
  ['東京商店', '東'],
  ['3 Brothers', '3'],
])(
  'without a logo, begins with the initial of %s in the color of the project',
  async (...names) => {
    const [projectDisplayName, initial] = names
    const options = { logoUrl: null, color: '#ffd400', projectDisplayName }
    const { html } = await renderSignIn('A1B2C3', options)
    expect(html).not.toContain('<img')
    const [, attributes, shown] = /<td ([^>]*class="app-mark"[^>]*)>([^<]*)/.exec(html) ?? []
    expect(shown).toBe(initial)
    expect(attributes).toContain('aria-hidden="true"')
    expect(attributes).toMatch(/background-color:#ffd400;color:#000000/)
    expect(html).toMatch(/^ {2}\.app-mark \{ background-color: #ffd400 !important; color: #000000/m)
  },
)

it('shows no initial beside a logo, or for a name that begins with a symbol', async () => {
  expect((await renderSignIn('A1B2C3')).html).not.toContain('class="app-mark"')
  const options = { logoUrl: null, projectDisplayName: '*Bakery*' }
  expect((await renderSignIn('A1B2C3', options)).html).not.toContain('class="app-mark"')
})
