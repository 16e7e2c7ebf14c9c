import { type Language, languages } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { toDeviceName } from '../../lib/device-name'
import { directionOf } from '../../lib/languages'
import { renderDefault } from '../render-email'
import type { EmailVariables } from '../templates/values'
import { createNotice, type NoticeType } from './create-notice'
import { noticeTexts } from './notice-languages'
import { securityNoticeTypes } from './notice-texts'

const facts = {
  projectDisplayName: 'Bakery',
  userDisplayName: 'Ada Lovelace',
  address: 'new@example.com',
  formerAddress: 'old@example.com',
  signsIn: 'true',
  isPrimary: 'false',
  provider: 'GitHub',
  remaining: '9',
  time: '2026-11-22T14:03:11.000Z',
  browser: 'Firefox (Linux)',
  ipAddress: '203.0.113.7',
  changedBy: 'Bakery',
  settingsUrl: 'https://app.example.com/handler/account-settings',
}

const webhook = {
  projectDisplayName: 'Dashboard',
  managedProject: 'Bakery',
  endpointHost: 'hooks.example.com',
  days: '5',
}

const types: [NoticeType, EmailVariables][] = [
  ...securityNoticeTypes.map((type): [NoticeType, EmailVariables] => [type, facts]),
  ['webhook_endpoint_paused', { ...webhook, reason: 'gone' }],
  ['webhook_endpoint_paused', { ...webhook, reason: 'failing' }],
]

/** Word joiners keep mail programs from making links of what users chose. */
const joiner = /\u2060/g

async function render(type: NoticeType, language: Language, given: EmailVariables) {
  const { template, variables } = createNotice(type, language, given)
  const { subject, html, text } = await renderDefault(template, variables, {
    language,
    theme: { logoUrl: null, color: null },
    recipient: 'ada@example.com',
  })
  return { subject, html, text: text.replace(joiner, '') }
}

/** The name of the time zone in words, such as `Coordinated Universal Time`. */
const timeZone = (language: Language) =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', timeZoneName: 'long' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value

/** Every text of a language, by its place. */
function flatten(texts: object, place = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[place + key, value]] : flatten(value, `${place}${key}.`),
  )
}

const english = new Map(flatten(noticeTexts['en-US']))

/** Facts that are not shown as they are. */
const shownOtherwise = new Set(['time', 'signsIn', 'isPrimary', 'changedBy', 'reason', 'days'])

/** Words that are the same in English. */
const shared = ['subject', 'facts.browser', 'facts.provider', 'no']

describe.each(languages)('the notices in %s', (language) => {
  it.each(types)('describe every %s', async (type, given) => {
    const { subject, html, text } = await render(type, language, given)
    expect(html).toContain(`lang="${language}"`)
    expect(html).toContain(`dir="${directionOf(language)}"`)
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|undefined|\*\*/)
    for (const [name, value] of Object.entries(given)) {
      if (shownOtherwise.has(name)) continue
      // The name of the service is in the subject.
      if (value === 'Dashboard') continue
      const shown = name === 'browser' ? toDeviceName(value, language) : value
      expect(subject + text).toContain(shown)
    }
    if (given.time) expect(text).toContain(`${timeZone(language)}, UTC)`)
  })

  it('have the placeholders of the English ones, and are translated', () => {
    const variablesOf = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
    for (const [place, text] of flatten(noticeTexts[language])) {
      expect([place, variablesOf(text)]).toEqual([place, variablesOf(english.get(place))])
      if (language !== 'en-US' && !shared.includes(place)) {
        expect([place, text]).not.toEqual([place, english.get(place)])
      }
    }
  })

  it('have no space before punctuation at which a line could break', () => {
    for (const [, text] of flatten(noticeTexts[language])) expect(text).not.toMatch(/ [:;?!»]/)
  })

  it('end each label with a colon', () => {
    for (const label of Object.values(noticeTexts[language].facts)) expect(label).toMatch(/[:：]$/)
  })
})

describe('a notice', () => {
  it('omits unknown details', async () => {
    const { time, projectDisplayName } = facts
    const { text } = await render('password.changed', 'en-US', { time, projectDisplayName })
    expect(text).toContain('Time: November 22, 2026 at 2:03 PM (Coordinated Universal Time, UTC)\n')
    expect(text).toContain('The time is in UTC, because your time zone isn’t known.')
    for (const label of ['Browser', 'IP address', 'Email address:', 'Changed by', 'Used for']) {
      expect(text).not.toContain(label)
    }
  })

  it('lists its details as rows, whose labels need no colon', async () => {
    const { html } = await render('password.changed', 'fr-FR', facts)
    expect(html).toMatch(/<td [^>]*>Adresse IP<\/td><td [^>]*>203\.0\.113\.7<\/td>/)
  })

  it('shows values verbatim', async () => {
    const address = '**bold** [link](https://evil.example) <b>'
    const { html } = await render('contact_channel.added', 'en-US', { ...facts, address })
    expect(html).not.toContain('href="https://evil.example"')
    expect(html).not.toContain('<b>')
  })

  it('isolates values in right-to-left text', async () => {
    const { text } = await render('contact_channel.added', 'ar', facts)
    expect(text).toContain('\u2068new@example.com\u2069')
  })
})
