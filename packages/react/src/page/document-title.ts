import { focusFirstField } from '../ui/first-field'

/** The full page on the screen. */
let page: HTMLElement | null = null
/** Title of the app's document without a page. */
let appTitle = ''
let pageTitle: string | null = null
/** Text of the heading that was on the screen last. */
let shownHeading: string | null | undefined
let observer: MutationObserver | null = null

/**
 * Keeps the title of the document the same as the visible heading of a full page, followed by the app's own
 * title (WCAG 2.4.2), and moves the focus to the first field of each new heading. Restores the app's title when the
 * page is gone.
 */
export function followTitle(shown: HTMLElement): void {
  page = shown
  observer ??= new MutationObserver(update)
  const attributeFilter = ['hidden']
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter,
  })
  update()
}

function update(): void {
  if (!page) return
  // The app, or its router, has set another one since then.
  if (document.title !== pageTitle) appTitle = document.title
  const heading = findHeading(page)
  const text = heading?.textContent
  if (!page.isConnected) pageTitle = null
  else if (text) pageTitle = text.includes(appTitle) ? text : `${text} · ${appTitle}`
  const title = pageTitle ?? appTitle
  if (document.title !== title) document.title = title
  if (heading && text !== shownHeading) focusFirstField(page, heading)
  shownHeading = text
  if (page.isConnected) return
  page = null
  observer?.disconnect()
}

/** Returns the heading that is not behind a step. */
function findHeading(shown: HTMLElement): HTMLElement | undefined {
  return [...shown.querySelectorAll('h1')].find((title) => !title.closest('[hidden]'))
}
