import type { ReactNode } from 'react'

const style = `
  :root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif }
  :root { background: light-dark(#fff, #121318); color: light-dark(#16171d, #f3f4f7) }
  body { margin: 0 auto; max-width: 800px; padding: 24px 16px }
  body.narrow { max-width: 360px }
  h1 { font-size: 20px; line-height: 28px; margin: 0 0 16px }
  ul { list-style: none; margin: 0; padding: 0 }
  li { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 12px 0 }
  small, dt { opacity: .75 } small { font-weight: 400 }
  code { padding: 2px 8px; border-radius: 6px; background: #8882; font-size: 16px; user-select: all }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px }
  dd { margin: 0; overflow-wrap: anywhere } a { color: inherit; font-weight: 600 }
  iframe { width: 100%; height: 480px; border: 1px solid #8886; border-radius: 8px; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border-radius: 8px; background: #8882 }
  label { display: block; margin: 0 0 16px } form { margin: 0 0 24px }
  input { box-sizing: border-box; display: block; width: 100%; height: 40px; margin-top: 6px; padding: 0 12px;
    font: inherit; font-size: 16px; border: 1px solid #888; border-radius: 8px; background: transparent; color: inherit }
  button { width: 100%; min-height: 40px; margin: 0 0 8px; padding: 8px 12px; font: inherit; font-weight: 600;
    border: 1px solid #888; border-radius: 8px; background: transparent; color: inherit; cursor: pointer }
  button.primary { border-color: transparent; background: CanvasText; color: Canvas }
  :focus-visible { outline: 2px solid; outline-offset: 2px }
`

/** Layout of the development pages: one column, no scripts. */
export async function developmentPage(
  title: string,
  children: ReactNode,
  width: 'wide' | 'narrow' = 'wide',
): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {/* None: the browser need not ask for one. */}
        <link rel="icon" href="data:," />
        <style>{style}</style>
      </head>
      <body className={width}>
        <main>{children}</main>
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}
