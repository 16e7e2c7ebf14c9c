import Bowser from 'bowser'

const browsers: string[] = Object.values(Bowser.BROWSER_MAP)
const systems: string[] = Object.values(Bowser.OS_MAP)

/** Maximum length of a parsed header. Longer than any browser's. */
const maxLength = 512

/**
 * Names the browser and operating system of a `User-Agent` header: `Firefox (Windows)`. Only names the
 * library knows are returned, never text of the header itself. Stored and compared in this form; `toDeviceName` makes
 * it readable.
 *
 * @returns `null` for a program that is not a browser.
 */
export function toBrowserName(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxLength))
  const name = findIn(browsers, browser.name)
  const system = findIn(systems, os.name)
  return name && system ? `${name} (${system})` : name
}

function findIn(names: string[], name: string | undefined): string | null {
  return names.find((known) => known === name) ?? null
}
