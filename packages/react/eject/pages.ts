import { basename } from 'node:path'
import { type Definition, readPageDefinitions, readSectionDefinitions } from './definitions'

/** A page of `Handler`, or a section of the account settings, that can be ejected. */
export interface EjectablePage {
  /** File below `src`, without its extension. */
  file: string
  /** Name of the component. */
  component: string
  /** Key in `urls` of the app's own page; absent if only the app links to it. */
  url?: string
  /** Whether it redirects signed-in users, as in `Handler`. */
  automaticRedirect?: true
  /** For sections: id in the account settings; `null` for the section of a team. */
  section?: string | null
}

/** Reads which pages can be ejected, by path below the handler, from their definitions. */
export function readEjectablePages(source: string): Record<string, EjectablePage> {
  const pages = readPageDefinitions(source).filter(
    ({ options }) => options.path !== undefined && options.isEjectable !== false,
  )
  const sections = readSectionDefinitions(source)
  return Object.fromEntries([...pages.map(toPage), ...sections.map(toSection)])
}

function toPage({ file, component, options }: Definition): [string, EjectablePage] {
  const page: EjectablePage = { file, component }
  if (typeof options.url === 'string') page.url = options.url
  if (options.hasAutomaticRedirect === true) page.automaticRedirect = true
  return [String(options.path), page]
}

function toSection({ file, component, options }: Definition): [string, EjectablePage] {
  const section = typeof options.id === 'string' ? options.id : null
  return [`account-settings/${basename(file)}`, { file, component, section }]
}
