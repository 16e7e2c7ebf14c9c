/** More than fits into a line. */
const maxLength = 160

/**
 * Returns the beginning of an email without its links and what introduces them, after its heading, which is
 * similar to the subject.
 */
export function toPreview(text: string): string {
  const [heading = '', ...paragraphs] = text.split(/\n{2,}/)
  const readable = paragraphs.filter((paragraph, index) => {
    const introduces = /[:：]$/.test(paragraph) && hasLink(paragraphs[index + 1])
    return !hasLink(paragraph) && !introduces
  })
  const body = readable.length > 0 ? readable.join(' ') : heading
  return body.slice(0, maxLength).replace(/\s+/g, ' ')
}

function hasLink(paragraph = ''): boolean {
  return /https?:/.test(paragraph)
}
