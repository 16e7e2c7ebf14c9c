import { type EmailTemplateType, emailTemplateTypes, languages } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { directionOf } from '../../lib/languages'
import { renderDefault } from '../render-email'
import { localizedTemplate } from '../templates/default-templates'
import type { EmailVariables } from '../templates/values'
import { templateTexts } from './template-languages'
import type { TemplateTexts } from './template-texts'

const link = 'https://app.example.com/handler/page?code=abc'

const variables: Record<EmailTemplateType, EmailVariables> = {
  email_verification: { emailVerificationLink: link },
  password_reset: { passwordResetLink: link, expiresInMinutes: '45' },
  magic_link: { magicLink: link, expiresInMinutes: '15', otp: 'A1B2C3' },
  team_invitation: { teamInvitationLink: link, teamDisplayName: 'Crew' },
}

const recipient = 'ada@example.com'

const theme = { logoUrl: null, color: null }

/** Every text of a language, by its place. */
function flatten(texts: TemplateTexts): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[name, value]]
      : Object.entries(value).map(([part, text]): [string, string] => [`${name}.${part}`, text]),
  )
}

const english = new Map(flatten(templateTexts['en-US']))

describe.each(languages)('the default emails in %s', (language) => {
  const format = (count: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  const lifetimes = {
    email_verification: format(7, 'day'),
    password_reset: format(45, 'minute'),
    magic_link: format(15, 'minute'),
    team_invitation: format(7, 'day'),
  }

  it.each(emailTemplateTypes)('state all that a %s states', async (type) => {
    const given = { ...variables[type], projectDisplayName: 'Bakery' }
    const template = localizedTemplate(type, language, given)
    const { subject, html, text } = await renderDefault(template, given, {
      language,
      theme,
      recipient,
    })
    expect(html).toContain(`lang="${language}"`)
    expect(html).toContain(`dir="${directionOf(language)}"`)
    expect(subject + text + html).not.toMatch(/\{\{|undefined|NaN/)
    expect(subject).toContain(type === 'team_invitation' ? 'Crew' : 'Bakery')
    expect(text).toContain('Bakery')
    expect(text).toContain(lifetimes[type])
    expect(text.split(link)).toHaveLength(2)
    if (type === 'magic_link') {
      expect(subject).toContain('A1B2C3')
      expect(text).toMatch(/^A1B2C3$/m)
    }
  })

  it.each(emailTemplateTypes)(
    'greet the user of a %s by name, but not in a verification',
    async (type) => {
      const render = async (userDisplayName?: string) => {
        const given = { ...variables[type], projectDisplayName: 'Bakery', userDisplayName }
        const template = localizedTemplate(type, language, given)
        return renderDefault(template, given, { language, theme, recipient })
      }
      const [named, unnamed] = [await render('Lovelace'), await render()]
      const greeting = named.text.split('\n\n').filter((part) => !unnamed.text.includes(part))
      expect(greeting).toHaveLength(type === 'email_verification' ? 0 : 1)
      expect(named.text.includes('Lovelace')).toBe(type !== 'email_verification')
      // A greeting without a name would say nothing.
      expect(unnamed.text.split('\n\n')).toHaveLength(
        named.text.split('\n\n').length - greeting.length,
      )
    },
  )

  it('end with their sender and recipient', async () => {
    const given = { ...variables.magic_link, projectDisplayName: 'Bakery' }
    const template = localizedTemplate('magic_link', language, given)
    const { html, text } = await renderDefault(template, given, { language, theme, recipient })
    const last = text.trimEnd().split('\n').at(-1) ?? ''
    expect(last).toContain('Bakery')
    expect(last.replace(/[\u2060\u2066-\u2069]/g, '')).toContain(recipient)
    expect(html).toContain(last)
  })

  it('name who invites, and where a request came from', async () => {
    const render = (type: EmailTemplateType, more: EmailVariables) => {
      const given = { ...variables[type], ...more, projectDisplayName: 'Bakery' }
      return renderDefault(localizedTemplate(type, language, given), given, {
        language,
        theme,
        recipient,
      })
    }
    const invited = await render('team_invitation', { inviterDisplayName: 'Olga' })
    expect(invited.subject).toMatch(/Olga/)
    expect(invited.text).toContain('Olga')
    for (const type of ['magic_link', 'password_reset'] as const) {
      const { text } = await render(type, { browser: 'Firefox', ipAddress: '203.0.113.7' })
      expect(text).toMatch(/Firefox.*203\.0\.113\.7/)
      const { text: other } = await render(type, { browser: 'Firefox' })
      expect(other).toContain('Firefox')
      expect((await render(type, {})).text).not.toContain('Firefox')
    }
  })

  it('mention no code in a sign-in email without one', async () => {
    const given = { ...variables.magic_link, projectDisplayName: 'Bakery', otp: undefined }
    const template = localizedTemplate('magic_link', language, given)
    const { subject, text } = await renderDefault(template, given, { language, theme, recipient })
    expect(subject).toMatch(/Bakery/)
    expect((subject + text).replace(link, '')).not.toMatch(/c[oó]d|验证码|驗證碼|コード|رمز/i)
  })

  it('have no space before punctuation at which a line could break', () => {
    for (const [, text] of flatten(templateTexts[language])) expect(text).not.toMatch(/ [:;?!»]/)
  })

  it('have the placeholders of the English ones, and are translated', () => {
    const tagsOf = (text = '') => [...new Set(text.match(/\{\{[^{}]+\}\}/g))].sort()
    for (const [place, text] of flatten(templateTexts[language])) {
      const known = english.get(place)
      // A sentence may not need the other form.
      const withoutElse = (tags: string[]) => tags.filter((tag) => tag !== '{{else}}')
      expect([place, withoutElse(tagsOf(text))]).toEqual([place, withoutElse(tagsOf(known))])
      if (language !== 'en-US') expect([place, text]).not.toEqual([place, known])
    }
  })
})
