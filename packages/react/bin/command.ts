import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { copyPage, type EjectedPage, findTaken, readPages } from './ejected-pages'

/** Folders that a command works with. */
export interface Folders {
  /** Folder of the ejectable pages in this package. */
  pages: string
  /** Folder of the app. */
  cwd: string
}

/** Output of a command and whether it succeeded. */
export interface Outcome {
  output: string
  isOk: boolean
}

const options = {
  out: { type: 'string' },
  force: { type: 'boolean' },
  list: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const usage = `Usage: app-react eject <page> [options]

Copies the source of a page, or of a section of the account settings, into your
app. From then on it is yours: updates of @app/react change what it is made of,
not the page.

  --out <folder>  Where it goes. Default: src/auth/<page>
  --force         Writes over files that are there already
  --list          Names the pages`

/** Runs the command with these arguments. */
export async function run(args: string[], { pages, cwd }: Folders): Promise<Outcome> {
  const given = read(args)
  if (typeof given === 'string') return refuse(`${given}\n\n${usage}`)
  const { values, positionals } = given
  const [command, name, ...rest] = positionals
  if (values.help || command === undefined) return { output: usage, isOk: values.help === true }
  if (command !== 'eject') return refuse(`There is no command "${command}".\n\n${usage}`)

  const known = await readPages(pages)
  const names = Object.keys(known).join('\n')
  if (values.list) return { output: names, isOk: true }
  if (name === undefined) return refuse(`Which page? There are:\n\n${names}`)
  if (rest.length > 0) return refuse('One page at a time.')
  const page = Object.hasOwn(known, name) ? known[name] : undefined
  if (!page) return refuse(`There is no page "${name}". There are:\n\n${names}`)

  const folder = join(cwd, values.out ?? join('src/auth', name))
  const shown = relative(cwd, folder) || '.'
  const taken = values.force ? [] : findTaken(page, folder)
  if (taken.length > 0) {
    const files = taken.map((file) => `  ${join(shown, file)}`).join('\n')
    return refuse(`Nothing was written, as these files are there already:\n${files}\n
With --force they are written over; --out names another folder.`)
  }
  await copyPage(join(pages, name), page, folder)
  return { output: tellNext(name, page, shown), isOk: true }
}

function refuse(output: string): Outcome {
  return { output, isOk: false }
}

function read(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    // An unknown option, or one without its value.
    return error instanceof Error ? error.message : String(error)
  }
}

/** Describes the copied files and how to use them. */
function tellNext(name: string, page: EjectedPage, folder: string): string {
  const { component, files, section } = page
  const [first = ''] = files
  const [, base = 'this folder', below = folder] = /^(src)\/(.*)/.exec(folder) ?? []
  const from = join(below, first.replace(/\.tsx?$/, ''))
  const use = section === undefined ? tellPage(name, page) : tellSection(component, section)
  return `Copied to ${folder}: ${files.join(', ')}.

Seen from ${base}:

     import { ${component} } from './${from}'

${use}`
}

function tellPage(name: string, { component, url, ...page }: EjectedPage): string {
  const props = page.automaticRedirect ? 'fullPage automaticRedirect' : 'fullPage'
  return `1. Show it at an address of yours, below AppProvider:

     <${component} ${props} />

2. ${url ? tellUrl(name, url) : tellAttempt(component)}`
}

function tellSection(component: string, section: string | null): string {
  const props = section === null ? ' teamId={team.id}' : ''
  const alone = `Show it on a page of yours, below AppProvider, in what loads its texts:

     import { SectionFrame } from '@app/react/parts'

     <SectionFrame><${component}${props} /></SectionFrame>
`
  if (section === null) return alone
  return `Put it in the place of ours:

     <AccountSettings
       extraItems={[{ id: '${section}', title: '…', content: <${component} /> }]}
     />

With Handler that is componentProps={{ AccountSettings: { extraItems: … } }}.

Or: ${alone}`
}

function tellUrl(name: string, url: string): string {
  return `Say where it is, and everything leads there:

     new ClientApp({ …, urls: { ${url}: '/${name}' } })
`
}

/** Describes how to use the page without a URL. */
function tellAttempt(component: string): string {
  return `Show it where your sign-in returns MultiFactorAuthenticationRequired:

     <${component} attemptCode={error.details.attempt_code} />
`
}
