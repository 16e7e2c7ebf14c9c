import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screenshotFolder } from './folder'

/** Returns the state in the name of a picture: `sign-in` in `sign-in.360.dark.png`. */
function toState(file: string): string {
  return file.slice(0, file.indexOf('.'))
}

/** Returns how the page is shown in a picture: `360.dark` in `sign-in.360.dark.png`. */
function toLook(file: string): string {
  return file.slice(file.indexOf('.') + 1, -'.png'.length)
}

/** Writes two pages with all pictures: one with a section for each look, one for each state. */
export default async function writeContactSheets(): Promise<void> {
  await mkdir(screenshotFolder, { recursive: true })
  const files = (await readdir(screenshotFolder)).filter((file) => file.endsWith('.png')).sort()
  await writeSheet('index.html', files, { toTitle: toLook, toCaption: toState })
  await writeSheet('states.html', files, { toTitle: toState, toCaption: toLook })
}

interface Grouping {
  toTitle(file: string): string
  toCaption(file: string): string
}

async function writeSheet(name: string, files: string[], grouping: Grouping): Promise<void> {
  const { toTitle, toCaption } = grouping
  const toFigure = (file: string) =>
    `<a href="${file}"><img src="${file}" alt="" loading="lazy">${toCaption(file)}</a>`
  const sections = [...new Set(files.map(toTitle))].map((title) => {
    const figures = files.filter((file) => toTitle(file) === title).map(toFigure)
    return `<h2>${title}</h2>\n<p>${figures.join('\n')}</p>`
  })
  const sheet = join(screenshotFolder, name)
  await writeFile(
    sheet,
    `<!doctype html>
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { font: 14px system-ui; margin: 24px; background: #808080; }
  p { display: flex; flex-wrap: wrap; gap: 16px; }
  a { color: #fff; }
  p a { width: min-content; }
  img { height: 320px; display: block; }
</style>
<nav><a href="index.html">By look</a> <a href="states.html">By state</a></nav>
${sections.join('\n')}
`,
  )
  console.log(`Contact sheet: ${sheet}`)
}
