/** The full page on the screen. */
let page: HTMLElement | null = null
/** Title of the app's document without a page. */
let appTitle = ''
let pageTitle: string | null = null
let observer: MutationObserver | null = null

/**
 * Keeps the title of the document the same as the visible heading of a full page, followed by the app's own
 * title (WCAG 2.4.2). Restores the app's title when the page is gone.
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
  // The app, or its router, has set another one meanwhile.
  if (document.title !== pageTitle) appTitle = document.title
  pageTitle = page.isConnected ? (findTitle(page) ?? pageTitle) : null
  const title = pageTitle ?? appTitle
  if (document.title !== title) document.title = title
  if (page.isConnected) return
  page = null
  observer?.disconnect()
}

/** Returns the title for the heading that is not behind a step; `null` while there is none. */
function findTitle(shown: HTMLElement): string | null {
  const heading = [...shown.querySelectorAll('h1')].find((title) => !title.closest('[hidden]'))
  const text = heading?.textContent
  if (!text) return null
  return text.includes(appTitle) ? text : `${text} · ${appTitle}`
}
