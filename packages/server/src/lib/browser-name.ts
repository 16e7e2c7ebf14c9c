import Bowser from 'bowser'

const browsers: string[] = Object.values(Bowser.BROWSER_MAP)
const systems: string[] = Object.values(Bowser.OS_MAP)

/** Maximum length of a parsed header. Longer than any browser's. */
const maxLength = 512

/**
 * Names the browser and operating system of a `User-Agent` header: `Firefox (Windows)`. Only names the
 * library knows are returned, never text of the header itself.
 *
 * @returns `null` for a program that is no browser.
 */
export function toBrowserName(userAgent: string | null): string | null {
  const { browser, system } = parse(userAgent)
  return browser && system ? `${browser} (${system})` : browser
}

/** Names the device of a `User-Agent` header as users read it: `Firefox on Windows`. Otherwise like {@link toBrowserName}. */
export function toDeviceName(userAgent: string | null): string | null {
  const { browser, system } = parse(userAgent)
  return browser && system ? `${browser} on ${system}` : browser
}

function parse(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxLength))
  return { browser: findIn(browsers, browser.name), system: findIn(systems, os.name) }
}

function findIn(names: string[], name: string | undefined): string | null {
  return names.find((known) => known === name) ?? null
}
