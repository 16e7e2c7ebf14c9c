import { fromClientJson } from '@app/core'
import { AppProvider, Handler, UserButton } from '@app/react'
import { HomePage } from './home-page'
import type { PageData } from './page-data'

/** The whole document, the same on the server and in the browser. */
export function Document(page: PageData) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Server rendering</title>
        {page.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script
          id="page-data"
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: no text in it can close the element
          dangerouslySetInnerHTML={{ __html: toScriptText(page) }}
        />
      </head>
      <body>
        <AppProvider app={fromClientJson(page.app)} initialData={page.initialData}>
          <header>
            <UserButton showUserInfo />
          </header>
          {page.location.startsWith('/handler/') ? (
            <Handler location={page.location} />
          ) : (
            <HomePage />
          )}
        </AppProvider>
      </body>
    </html>
  )
}

/** Serializes to JSON in which no name or email address can close the script element. */
function toScriptText(page: PageData): string {
  return JSON.stringify(page).replaceAll('<', '\\u003c')
}
