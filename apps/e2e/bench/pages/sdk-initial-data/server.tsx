import type { InitialData } from '@app/core'
import { prerender } from 'react-dom/static'
import { Page } from './page'

/** Renders the page as HTML, with the initial data for hydration. */
export async function render(initialData: InitialData): Promise<string> {
  const { prelude } = await prerender(<Page initialData={initialData} />)
  const html = await new Response(prelude).text()
  const json = JSON.stringify(initialData).replaceAll('<', '\\u003c')
  return `<div id="root">${html}</div><script type="application/json" id="initial-data">${json}</script>`
}
