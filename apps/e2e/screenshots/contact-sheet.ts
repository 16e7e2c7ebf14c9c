import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screenshotFolder } from './folder'

/** File names of pictures, such as `sign-in.360.dark.png` for `sign-in`. */
function toName(file: string): string {
  return file.slice(0, file.indexOf('.'))
}

/** Writes a page with all pictures, one row for each state. */
export default async function writeContactSheet(): Promise<void> {
  await mkdir(screenshotFolder, { recursive: true })
  const files = (await readdir(screenshotFolder)).filter((file) => file.endsWith('.png')).sort()
  const names = [...new Set(files.map(toName))]
  const sections = names.map((name) => {
    const pictures = files.filter((file) => toName(file) === name)
    const images = pictures.map((file) => `<a href="${file}"><img src="${file}" alt="${file}"></a>`)
    return `<h2>${name}</h2>\n<p>${images.join('')}</p>`
  })
  const sheet = join(screenshotFolder, 'index.html')
  await writeFile(
    sheet,
    `<!doctype html>
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { font: 14px system-ui; margin: 24px; background: #808080; }
  p { display: flex; gap: 16px; overflow-x: auto; }
  img { height: 420px; display: block; }
</style>
${sections.join('\n')}
`,
  )
  console.log(`Contact sheet: ${sheet}`)
}
