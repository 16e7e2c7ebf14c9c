import type { AdminEmailTemplate } from '@app/core/admin'

/** A template as HTML and plain text. */
export interface HtmlContent {
  html: string
  text: string
}

type Content = AdminEmailTemplate['content']

/** Fields of a block of a document that texts are taken from. */
interface Block {
  type?: unknown
  data?: {
    childrenIds?: unknown
    props?: { text?: unknown; url?: unknown; childrenIds?: unknown; columns?: unknown } | null
  }
}

/** Returns whether the content is HTML, and not a document of blocks. */
function isHtmlContent(content: Content): boolean {
  return typeof Object(content).html === 'string'
}

/**
 * Converts the content of a template to HTML and plain text. Of a document of blocks, such as the default template, it
 * keeps headings, texts and buttons, as a starting point for an email of the project's own.
 */
export function toHtmlContent(content: Content): HtmlContent {
  if (isHtmlContent(content)) {
    const { html, text } = Object(content)
    return { html: String(html), text: String(text ?? '') }
  }
  const blocks = listBlocks(Object(content), 'root')
  const body = blocks.map((block) => `    ${toHtml(block)}\n`).join('')
  return {
    html: `<!doctype html>
<html lang="en">
  <body style="margin: 0; padding: 24px; font-family: system-ui, sans-serif; line-height: 1.5">
${body}  </body>
</html>
`,
    text: `${blocks.map(toText).join('\n\n')}\n`,
  }
}

interface TextBlock {
  type: string
  text: string
  url: string
}

/** Lists the blocks with a text below a block, in the order of the email. */
function listBlocks(document: Record<string, Block>, id: string): TextBlock[] {
  const { type, data } = document[id] ?? {}
  const { text, url, childrenIds, columns } = data?.props ?? {}
  const columnIds = Array.isArray(columns) ? columns.flatMap((one) => Object(one).childrenIds) : []
  const ids = [data?.childrenIds, childrenIds, columnIds].flat().filter((one) => one !== undefined)
  const own = text ? [{ type: String(type), text: String(text), url: String(url ?? '') }] : []
  return [...own, ...ids.flatMap((child) => listBlocks(document, String(child)))]
}

function toHtml({ type, text, url }: TextBlock): string {
  if (type === 'Heading') return `<h1 style="font-size: 20px">${toInline(text)}</h1>`
  if (type === 'Button') return `<p><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`
  return `<p>${toInline(text)}</p>`
}

function toText({ type, text, url }: TextBlock): string {
  if (type === 'Button') return `${text}: ${url}`
  return text
    .replace(/\[([^[\]]*)\]\(([^[)\s]*)\)/g, (_, label: string, to: string) =>
      label === to ? to : `${label}: ${to}`,
    )
    .replace(/\*\*([^*]+)\*\*/g, '$1')
}

/** Converts the markup of texts: links, bold and line breaks. */
function toInline(text: string): string {
  return escapeHtml(text)
    .replace(/\[([^[\]]*)\]\(([^[)\s]*)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll('\n', '<br />')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
