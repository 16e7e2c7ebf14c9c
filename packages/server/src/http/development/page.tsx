import type { ReactNode } from 'react'

const style = `
  :root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif }
  :root { background: light-dark(#f6f7fb, #0e0f14); color: light-dark(#16171d, #f3f4f7) }
  :root { --surface: light-dark(#fff, #181a21); --border: light-dark(#dfe1e8, #2b2e39) }
  * { box-sizing: border-box }
  body { margin: 0 auto; max-width: 800px; padding: 32px 16px }
  body.narrow { max-width: 432px } body.narrow main { padding: 32px 24px 24px; border: 1px solid var(--border);
    border-radius: 16px; background: var(--surface) }
  h1 { font-size: 22px; line-height: 28px; letter-spacing: -.01em; margin: 0 0 8px }
  p { margin: 0 0 24px; text-wrap: pretty }
  p, small, dt { color: light-dark(#5b5e6b, #a4a8b6) } small { font-size: 13px; font-weight: 400 }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  nav { display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 0 0 20px } nav:empty { display: none } time { white-space: nowrap }
  ul { list-style: none; margin: 0; padding: 0 }
  .emails { display: grid; gap: 8px } .emails:not(:empty) + .empty { display: none }
  .emails li { display: grid; grid-template-columns: 36px minmax(0, 1fr) auto; align-items: center; gap: 8px 16px;
    padding: 12px 16px; border: 1px solid var(--border); border-radius: 12px; background: var(--surface) }
  .emails div { display: grid; gap: 2px; min-width: 0; overflow-wrap: anywhere }
  .emails [dir] { text-align: left }
  .sent { display: flex; flex-wrap: wrap; gap: 0 12px }
  .emails .preview { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  code { font: 16px/20px ui-monospace, monospace; letter-spacing: .08em; user-select: all }
  .chip { width: auto; min-height: 36px; margin: 0; padding: 0 12px }
  .chip::after { content: "Copy"; margin-inline-start: 10px; font-size: 13px; font-weight: 400 }
  .chip[data-copied]::after { content: "Copied" }
  @media (max-width: 480px) {
    .emails li { grid-template-columns: 36px minmax(0, 1fr) } .emails .sent { display: grid } .emails .chip { grid-column: 2; justify-self: start }
  }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px }
  dd { margin: 0; overflow-wrap: anywhere } a { color: inherit; font-weight: 600 }
  iframe { width: 100%; height: 860px; border: 1px solid var(--border); border-radius: 12px; background: #fff }
  pre { unicode-bidi: plaintext; white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border-radius: 12px; background: var(--surface) }
  .mark { display: block; width: 40px; height: 40px; margin: 0 0 16px }
  label { display: block; margin: 0 0 16px; font-weight: 600 } form { margin: 0 }
  input { display: block; width: 100%; height: 40px; margin-top: 6px; padding: 0 12px;
    font: inherit; font-size: 16px; font-weight: 400; border: 1px solid #858995; border-radius: 8px; background: transparent; color: inherit }
  button { width: 100%; min-height: 40px; margin: 0 0 8px; padding: 8px 12px; font: inherit; font-weight: 600;
    border: 1px solid var(--border); border-radius: 8px; background: transparent; color: inherit; cursor: pointer }
  button:hover { background: light-dark(#f0f1f6, #23252f) }
  button.primary { border-color: transparent; background: CanvasText; color: Canvas }
  button.person { display: grid; grid-template-columns: 36px 1fr; gap: 0 12px; align-items: center; text-align: start }
  .person i { grid-row: 1 / 3 }
  :is(.person, .emails) i { flex: none; display: grid; place-items: center; width: 36px; height: 36px; border-radius: 50%;
    background: light-dark(#e4e4fb, #2f3060); font-style: normal; font-size: 13px }
  .emails i { background: light-dark(oklch(92% .05 var(--hue)), oklch(38% .07 var(--hue))); font-weight: 600 }
  .person span, .person small { min-width: 0; overflow-wrap: anywhere }
  .or { margin: 16px 0; text-align: center }
  :focus-visible { outline: 2px solid; outline-offset: 2px }
`

interface PageOptions {
  /** @default 'wide' */
  width?: 'wide' | 'narrow'
  /** Code to run after the page is shown. @default none */
  script?: string
}

/** Layout of the development pages: one column. */
export async function developmentPage(
  title: string,
  children: ReactNode,
  { width = 'wide', script }: PageOptions = {},
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: code of the service alone */}
        {script && <script dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}
