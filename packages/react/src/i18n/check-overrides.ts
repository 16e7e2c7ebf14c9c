import type { MessageOverrides } from './messages-context'
import { listPlaceholders } from './placeholders'

/** Finds mistakes in the message overrides of an app, as sentences for its developers. */
export async function findWrongOverrides(overrides: MessageOverrides): Promise<string[]> {
  const known = await loadEnglish()
  return Object.entries(overrides).flatMap(([id, text]) => {
    const builtIn = known.get(id)
    if (builtIn === undefined) return [`no message has the id "${id}"; it is ignored.`]
    const values = listPlaceholders(builtIn)
    const unknown = listPlaceholders(text).filter((name) => !values.includes(name))
    return unknown.map((name) => `"${id}" has no value for {${name}}; it is shown unchanged.`)
  })
}

// One import each, so that they are not joined into one chunk.
async function loadEnglish(): Promise<Map<string, string>> {
  const [{ first }, { main }, { pages }, { account }] = await Promise.all([
    import('./messages/en-US/first'),
    import('./messages/en-US/main'),
    import('./messages/en-US/pages'),
    import('./messages/en-US/account'),
  ])
  return new Map(Object.entries({ ...first, ...main, ...pages, ...account }))
}
