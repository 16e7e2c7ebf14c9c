import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copyPage, type EjectedPage, findExisting, readPages } from './ejected-pages'

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
app. From then on it is your code: updates of @app/react change the components
it imports, not the page itself.

  --out <folder>  Target folder. Default: src/auth/<page>
  --force         Overwrite existing files
  --list          List the pages and sections`

/** Runs the command with these arguments. */
export async function run(args: string[], { pages, cwd }: Folders): Promise<Outcome> {
  const given = read(args)
  if (typeof given === 'string') return fail(`${given}\n\n${usage}`)
  const { values, positionals } = given
  const [command, name, ...rest] = positionals
  if (values.help || command === undefined) return { output: usage, isOk: values.help === true }
  if (command !== 'eject') return fail(`Unknown command "${command}".\n\n${usage}`)

  const known = await readPages(pages)
  const names = Object.keys(known).join('\n')
  if (values.list) return { output: names, isOk: true }
  if (name === undefined) return fail(`Name a page. Available pages:\n\n${names}`)
  if (rest.length > 0) return fail('Name only one page.')
  const page = Object.hasOwn(known, name) ? known[name] : undefined
  if (!page) return fail(`There is no page "${name}". Available pages:\n\n${names}`)

  const folder = resolve(cwd, values.out ?? join('src/auth', name))
  const shown = relative(cwd, folder) || '.'
  const existing = values.force ? [] : findExisting(page, folder)
  if (existing.length > 0) {
    const files = existing.map((file) => `  ${join(shown, file)}`).join('\n')
    return fail(`Nothing was written, because these files already exist:\n${files}\n
Overwrite them with --force, or choose another folder with --out.`)
  }
  await copyPage(join(pages, name), page, folder)
  return { output: describeNextSteps(name, page, shown), isOk: true }
}

function fail(output: string): Outcome {
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
function describeNextSteps(name: string, page: EjectedPage, folder: string): string {
  const { component, files, section } = page
  const [first = ''] = files
  const [, base = 'this folder', below = folder] = /^(src)\/(.*)/.exec(folder) ?? []
  const from = join(below, first.replace(/\.tsx?$/, ''))
  const use = section === undefined ? describePage(name, page) : describeSection(component, section)
  return `Copied to ${folder}: ${files.join(', ')}.

Import it, here from a file in ${base}:

     import { ${component} } from './${from}'

${use}`
}

function describePage(name: string, { component, url, ...page }: EjectedPage): string {
  const props = page.automaticRedirect ? 'fullPage automaticRedirect' : 'fullPage'
  return `1. Render it at a URL of your app, below AppProvider:

     <${component} ${props} />

2. ${url ? describeUrl(name, url) : describeAttempt(component)}`
}

function describeSection(component: string, section: string | null): string {
  const props = section === null ? ' teamId={team.id}' : ''
  const alone = `Render it on your own page, below AppProvider, in a frame that loads its messages:

     import { SectionFrame } from '@app/react/parts'

     <SectionFrame><${component}${props} /></SectionFrame>
`
  if (section === null) return alone
  return `Replace the built-in section:

     <AccountSettings
       extraItems={[{ id: '${section}', title: '…', content: <${component} /> }]}
     />

With Handler, pass componentProps={{ AccountSettings: { extraItems: … } }}.

Or: ${alone}`
}

function describeUrl(name: string, url: string): string {
  return `Set its URL, so that all links lead to it:

     new ClientApp({ …, urls: { ${url}: '/${name}' } })
`
}

/** Describes how to use the page without a URL. */
function describeAttempt(component: string): string {
  return `Render it when your sign-in returns MultiFactorAuthenticationRequired:

     <${component} attemptCode={error.details.attempt_code} />
`
}
