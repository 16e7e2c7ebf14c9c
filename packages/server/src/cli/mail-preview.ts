import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type EmailTemplateType,
  emailTemplateTypes,
  languages,
  type RequestOf,
} from '@app/contract'
import { toConfig } from '../config/config'
import type { Store } from '../db/store'
import type { Command, CommandInput } from './lib/command'
import { jsonOption, print } from './lib/output'
import { projectOption, readProjectId } from './lib/project-option'
import { readChoice } from './lib/read-choice'
import type { ServiceClient } from './lib/service-client'
import { serviceOption } from './lib/service-option'
import { CommandError } from './lib/terminal'
import { withProject } from './lib/with-project'
import { requireProject } from './lib/with-store'
import type { TemplateParts } from './project/read-template'

/** Body of a preview: parts of a template, or the language of the default one. */
type Preview = RequestOf<'POST /internal/email-templates/:type/preview', 'admin'>['body']

/** A template with example values. */
interface RenderedPreview {
  subject: string
  html: string
  text: string
  /** Warnings about a missing link or code, as sentences. */
  warnings: string[]
}

/** Renders a preview, in the database or by a running service. */
type Render = (type: EmailTemplateType, body: Preview) => Promise<RenderedPreview>

/** Shows an email with example values, refusing what the service would refuse. */
export const mailPreviewCommand: Command = {
  usage: 'preview',
  about:
    'Show an email with example values: the one in a file, otherwise the current one. Sends and changes nothing.',
  summary: 'Show an email with example values.',
  options: [
    { flags: '--type <type>', about: `One of ${emailTemplateTypes.join(', ')}. Required.` },
    {
      flags: '--file <file>',
      about:
        'Template: an .html file, with its plain text in the .txt file of the same name; or a file for project apply. Needs no database, unless --project names the project that sends it.',
    },
    {
      flags: '--subject <text>',
      about: 'Subject. Default: that of the file, otherwise the current one.',
    },
    { flags: '--language <tag>', about: 'Language of a default email, such as de-DE.' },
    { flags: '--out <folder>', about: 'Folder for the files TYPE.html and TYPE.txt.' },
    projectOption,
    serviceOption,
    jsonOption,
  ],
  async run(input) {
    const { options } = input
    const type = readChoice('--type', options.type, emailTemplateTypes)
    const email = await render(input, type)
    const { subject, html, text, warnings } = email
    const files = typeof options.out === 'string' ? await write(options.out, type, email) : null
    const parts = files?.map((file) => `${file}\n`) ?? [`\n${text}`, `\n${html}\n`]
    print(input, {
      json: { type, subject, html, text, warnings, ...(files && { files }) },
      text: toText(`Subject: ${subject}\n${parts.join('')}`),
    })
    for (const warning of warnings) input.terminal.err(`${toText(warning)}\n`)
    return 0
  },
}

/** Renders a file on its own, unless a project is given, whose name and subject then apply. */
async function render(input: CommandInput, type: EmailTemplateType): Promise<RenderedPreview> {
  const { file, project, url } = input.options
  const { readTemplate } = await import('./project/read-template')
  const template = typeof file === 'string' ? await readTemplate(type, file) : {}
  const body = toBody(template, input.options)
  if ('content' in template && project === undefined && url === undefined) {
    const { displayName = 'Your project' } = template
    const { renderChanged } = await import('../emails/preview-template')
    const { defaultTemplates } = await import('../emails/templates/default-templates')
    return renderChanged(type, body, { current: defaultTemplates[type], displayName })
  }
  const id = readProjectId(project)
  const openers = { remote: openRemote, stored: (store: Store) => openStored(input, store, id) }
  return withProject(input, id, openers, (render) => render(type, body))
}

function toBody(
  { subject: fromFile, content }: Partial<TemplateParts>,
  { subject: chosen, language: given }: CommandInput['options'],
): Preview {
  const subject = typeof chosen === 'string' ? chosen : fromFile
  const own = {
    ...(content !== undefined && { content }),
    ...(subject !== undefined && { subject }),
  }
  if (given === undefined) return own
  if (Object.keys(own).length > 0) {
    throw new CommandError(
      '--language: a template has one language. Only default emails have several.',
    )
  }
  return { language: readChoice('--language', given, languages) }
}

async function openStored(input: CommandInput, store: Store, projectId: string): Promise<Render> {
  const { previewTemplate } = await import('../emails/preview-template')
  const { db } = store.database
  const config = toConfig(input.config)
  // Called with the reason that the default template is used instead of a stored one.
  const error = (facts: unknown) =>
    input.terminal.err(`The stored template is not sent: ${toReason(facts)}\n`)
  return async (type, body) =>
    previewTemplate(
      { config, db, log: { error } },
      await requireProject(store, projectId),
      type,
      body,
    )
}

function toReason(facts: unknown): string {
  return typeof facts === 'object' && facts !== null && 'reason' in facts ? `${facts.reason}` : ''
}

function openRemote({ send }: ServiceClient): Render {
  return (type, body) =>
    send('POST /internal/email-templates/:type/preview', { path: { type }, body })
}

/** Writes both parts and returns the paths. */
async function write(
  folder: string,
  type: EmailTemplateType,
  { html, text }: RenderedPreview,
): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const files = { [join(folder, `${type}.html`)]: html, [join(folder, `${type}.txt`)]: text }
  for (const [path, content] of Object.entries(files)) await writeFile(path, content)
  return Object.keys(files)
}

/** Replaces control characters, which would let a template manipulate the terminal. */
function toText(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}/gu, '?')
}
