import type { BrowserContext } from '@playwright/test'

/** Collects warnings and errors in the console of a context's pages, and uncaught errors. */
export function watchConsole(context: BrowserContext): string[] {
  const messages: string[] = []
  context.on('console', (message) => {
    if (/warn|error/.test(message.type())) messages.push(message.text())
  })
  context.on('weberror', (error) => void messages.push(error.error().message))
  return messages
}
