/** More than fits into a line. */
const maxLength = 160

/** A code to type, in a line of its own. */
const codeLine = /^[A-Z0-9]{6}$/m

/** Returns the code in the text of an email. */
export function findCode(text: string): string | undefined {
  return codeLine.exec(text)?.[0]
}

/**
 * Returns the beginning of an email after its heading, which is similar to the subject, without its links, its code and
 * what introduces them.
 */
export function toPreview(text: string): string {
  const [heading = '', ...paragraphs] = text.split(/\n{2,}/)
  const readable = paragraphs.filter((paragraph, index) => {
    const introduces = /[:：]$/.test(paragraph) && isCodeOrLink(paragraphs[index + 1])
    return !isCodeOrLink(paragraph) && !introduces
  })
  const body = readable.length > 0 ? readable.join(' ') : heading
  return body.slice(0, maxLength).replace(/\s+/g, ' ')
}

/** Whether a paragraph is a link or a code, not text to read. */
function isCodeOrLink(paragraph = ''): boolean {
  return /https?:/.test(paragraph) || findCode(paragraph) === paragraph.trim()
}
