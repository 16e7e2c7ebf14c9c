import { createHash } from 'node:crypto'

/** Interval between two updates of the list, in milliseconds. */
const intervalMs = 2000

/**
 * Script of the outbox: copies a pressed code, and updates the list and the link to the app, in which the focus
 * stays where it is.
 */
export const outboxScript = `
const list = () => document.querySelector('ul')
const status = document.querySelector('[role=status]')
document.addEventListener('click', async ({ target }) => {
  const chip = target.closest('[data-code]')
  if (!chip) return
  const { code } = chip.dataset
  try {
    await navigator.clipboard.writeText(code)
    status.textContent = 'Copied ' + code
    chip.dataset.copied = ''
    setTimeout(() => delete chip.dataset.copied, 1500)
  } catch {
    getSelection().selectAllChildren(chip)
  }
})
setInterval(async () => {
  if (document.hidden) return
  const response = await fetch(location.href).catch(() => null)
  if (!response?.ok) return
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  const rows = [...next.querySelectorAll('li')]
  const [nav, nextNav] = [document, next].map((page) => page.querySelector('nav'))
  const isChanged = nextNav && !nav.isEqualNode(nextNav)
  if (isChanged && !nav.contains(document.activeElement)) nav.replaceWith(document.adoptNode(nextNav))
  const ids = new Set(rows.map(({ id }) => id))
  for (const row of list().querySelectorAll('li')) if (!ids.has(row.id)) row.remove()
  for (const row of rows.reverse()) {
    const shown = document.getElementById(row.id)
    if (shown) shown.querySelector('time').replaceWith(row.querySelector('time'))
    else list().prepend(document.adoptNode(row))
  }
}, ${intervalMs})
`

/** Source of the script for a content security policy. */
export const outboxScriptSource = `'sha256-${createHash('sha256').update(outboxScript).digest('base64')}'`
