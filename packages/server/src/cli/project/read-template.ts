import { readFile } from 'node:fs/promises'
import type { EmailTemplateType, Json } from '@app/contract'
import { toFileError } from '../lib/file-error'
import { CommandError } from '../lib/terminal'
import { readValidFile } from './read-file'

/** Parts of an email template. Absent parts are those that are sent now. */
export interface TemplateParts {
  subject?: string
  /** Absent if only the subject is replaced. */
  content?: Exclude<Json, null>
  /** Name of the project, in a file for `project apply`. */
  displayName?: string
}

/**
 * Reads a template from an HTML file, with its plain text in the `.txt` file of the same name, or from
 * the `email_templates` of a project file.
 *
 * @throws {CommandError} if a file cannot be read, or has no such template.
 */
export async function readTemplate(type: EmailTemplateType, path: string): Promise<TemplateParts> {
  if (/\.html?$/i.test(path)) {
    const html = await readFile(path, 'utf8').catch((error: unknown) => {
      throw toFileError(path, error)
    })
    return { content: { html, text: await readPlainText(path) } }
  }
  const { email_templates: templates = [], display_name: displayName } = await readValidFile(path)
  const template = templates.find((one) => one.type === type)
  if (!template) {
    throw new CommandError(`The file ${path} has no template ${type} in email_templates.`)
  }
  const { subject, content } = template
  return {
    ...(content !== null && { content }),
    ...(subject !== null && { subject }),
    ...(displayName !== undefined && { displayName }),
  }
}

/** Reads the plain text of an HTML file: a template has both (docs/decisions/187-templates-as-html-and-text.md). */
function readPlainText(htmlPath: string): Promise<string> {
  const path = htmlPath.replace(/\.html?$/i, '.txt')
  return readFile(path, 'utf8').catch((error: unknown) => {
    const { message } = toFileError(path, error)
    throw new CommandError(`${message} It is the plain text of ${htmlPath}.`, { cause: error })
  })
}
