const initialFonts = new WeakMap<Document, string>()

/**
 * Whether the app sets no font for this element, so that text is in the browser's default serif.
 * CSS can't tell an inherited default from an inherited choice.
 */
export function hasNoHostFont(element: Element): boolean {
  const parent = element.parentElement
  // A nested scope inherits the font of the outer one.
  if (!parent || parent.closest('.stack-scope')) return false
  return getComputedStyle(parent).fontFamily === initialFont(element.ownerDocument)
}

function initialFont(document: Document): string {
  const known = initialFonts.get(document)
  if (known !== undefined) return known
  const probe = document.createElement('span')
  probe.style.fontFamily = 'initial'
  // Not beside the body, whose styles the browser would compute again.
  document.head.append(probe)
  const font = getComputedStyle(probe).fontFamily
  probe.remove()
  initialFonts.set(document, font)
  return font
}
