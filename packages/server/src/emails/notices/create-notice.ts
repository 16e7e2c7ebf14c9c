import type { Language } from '@app/contract'
import {
  type BlockTemplate,
  button,
  emailDocument,
  greeting,
  heading,
  note,
  paragraph,
} from '../templates/default-templates'
import type { EmailVariables } from '../templates/values'
import { noticeTexts } from './notice-languages'
import {
  isSecurityNotice,
  type NoticeFact,
  type NoticeTexts,
  type SecurityNoticeType,
} from './notice-texts'

/** Emails with texts that projects cannot change. */
export type NoticeType = SecurityNoticeType | 'webhook_endpoint_paused'

const factOrder: readonly NoticeFact[] = [
  'address',
  'formerAddress',
  'signsIn',
  'isPrimary',
  'provider',
  'remaining',
  'time',
  'browser',
  'ipAddress',
  'changedBy',
]

/** Returns whether a type of email is a notice. */
export function isNotice(type: string): type is NoticeType {
  return isSecurityNotice(type) || type === 'webhook_endpoint_paused'
}

/** A template with the values of its variables. */
interface Notice {
  template: BlockTemplate
  variables: EmailVariables
}

/**
 * Creates a notice in a language.
 *
 * @param facts Of a security notice: each `NoticeFact` that is known (`signsIn` and `isPrimary` as `true` or
 *   `false`, `time` as ISO 8601), `userDisplayName` and `settingsUrl`. Of a paused webhook endpoint: `managedProject`,
 *   `endpointHost`, `reason` (`gone` or `failing`) and `days`.
 */
export function createNotice(type: NoticeType, language: Language, facts: EmailVariables): Notice {
  const texts = noticeTexts[language]
  return isSecurityNotice(type)
    ? createSecurityNotice(type, { language, texts, facts })
    : { template: createWebhookPaused(texts, facts), variables: facts }
}

function createSecurityNotice(
  type: SecurityNoticeType,
  { language, texts, facts }: { language: Language; texts: NoticeTexts; facts: EmailVariables },
): Notice {
  const lines = factOrder
    .filter((fact) => facts[fact])
    .map((fact) => `**${texts.facts[fact]}** {{${fact}}}`)
  const toYesOrNo = (flag: string | undefined) => flag && (flag === 'true' ? texts.yes : texts.no)
  const content = emailDocument({
    title: heading('{{title}}'),
    greeting: greeting(language),
    intro: paragraph(toIntro(type, texts)),
    facts: paragraph(lines.join('\n')),
    wasYou: paragraph(texts.wasYou),
    notYou: paragraph(`**${texts.ifNotYou}**\n${texts.notYou}`),
    ...(facts.settingsUrl && { action: button(texts.settings, '{{settingsUrl}}') }),
    note: note(
      `${type === 'sign_in.new_browser' ? texts.recipient : texts.recipients}\n${texts.timeZone}`,
    ),
  })
  return {
    template: { subject: texts.subject, content },
    variables: {
      ...facts,
      title: texts.titles[type],
      signsIn: toYesOrNo(facts.signsIn),
      isPrimary: toYesOrNo(facts.isPrimary),
      time: facts.time && formatTime(facts.time, language),
    },
  }
}

function toIntro(type: SecurityNoticeType, texts: NoticeTexts): string {
  if (type === 'sign_in.new_browser') return texts.newBrowser
  return type === 'recovery_code.used' ? texts.codeUsed : texts.intro
}

function createWebhookPaused({ webhookPaused: texts }: NoticeTexts, { reason }: EmailVariables) {
  return {
    subject: texts.subject,
    content: emailDocument({
      title: heading(texts.title),
      text: paragraph(reason === 'gone' ? texts.gone : texts.failing),
      note: note(texts.note),
    }),
  }
}

/** Formats date and time in UTC, with the time zone in words: few readers know the abbreviation. */
function formatTime(iso: string, language: Language): string {
  const date = new Date(iso)
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  const time = new Intl.DateTimeFormat(language, options).format(date)
  const zone = new Intl.DateTimeFormat(language, { timeZone: 'UTC', timeZoneName: 'long' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value
  return `${time} (${zone}, UTC)`
}
