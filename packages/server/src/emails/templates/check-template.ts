import { sizes } from '@app/contract'
import { blockDocument } from './blocks'
import { type EmailTemplate, isHtmlContent } from './default-templates'
import { fillDocument, fillSubject } from './fill'
import { fillHtml, fillPlainText, htmlContent } from './html-template'
import { TemplateError } from './template-syntax'
import { longestValues } from './values'

/** Maximum length of a block document as JSON, in characters. Larger ones render slowly. */
const maxContentLength = 100_000

/** Maximum number of problems in an error, and maximum length of each. */
const maxProblems = 20
const maxProblemLength = 300

/**
 * Checks that a template can be rendered with any values: its form, its syntax, and its size with
 * values of maximum length.
 *
 * @throws {TemplateError}
 */
export function checkTemplate({
  subject,
  content,
}: {
  subject: string
  content: unknown
}): EmailTemplate {
  if (subject.length > sizes.emailSubject) {
    throw new TemplateError(`The subject is longer than ${sizes.emailSubject} characters.`)
  }
  if (JSON.stringify(content).length > maxContentLength) {
    throw new TemplateError(`The content is longer than ${maxContentLength} characters.`)
  }
  if (typeof content !== 'object' || content === null) {
    throw new TemplateError('The content must be { html, text } or a block document.')
  }
  const isHtml = 'html' in content
  const { success, data, error } = (isHtml ? htmlContent : blockDocument).safeParse(content)
  if (!success) {
    const problems = error.issues
      .slice(0, maxProblems)
      .map(({ path, message }) => cut([path.join('.'), message].filter(Boolean).join(': ')))
    const more = error.issues.length - problems.length
    if (more > 0) problems.push(`${more} more`)
    const form = isHtml ? 'HTML template' : 'block document'
    throw new TemplateError(`The content is not a valid ${form}: ${problems.join('; ')}`)
  }
  for (const values of [longestValues(), new Map()]) {
    fillSubject(subject, values)
    if (isHtmlContent(data)) {
      fillHtml(data.html, values)
      fillPlainText(data.text, values)
    } else {
      fillDocument(data, values)
    }
  }
  return { subject, content: data }
}

function cut(problem: string): string {
  return problem.length > maxProblemLength ? `${problem.slice(0, maxProblemLength)}…` : problem
}
