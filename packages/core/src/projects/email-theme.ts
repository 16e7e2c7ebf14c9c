import type { ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'
import type { Optional } from '../lib/optional'
import { requireAllMapped } from '../lib/total'
import { refuseUnknownOptions } from '../lib/unknown-options'

/**
 * Logo and color of the emails that the service writes: security notices, and those whose template
 * the project did not change.
 */
export interface EmailTheme {
  /**
   * `https:` URL of a picture shown 32 pixels high at the top, on light and on dark backgrounds.
   * Default: `null`, the name of the project.
   */
  logoUrl: string | null
  /**
   * Color of the button and, without a logo, of the initial, as `#rrggbb`; the text on it is black or
   * white, whichever has more contrast.
   * Default: `null`, black, and white in dark mode.
   */
  themeColor: string | null
}

/** Changes to the email theme. Absent values remain unchanged. */
export type EmailThemeUpdateOptions = Optional<EmailTheme>

/** Fetches the email theme of the project. */
export async function fetchEmailTheme({ admin }: Scope<'admin'>): Promise<Fetched<EmailTheme>> {
  const wire = await admin.send('GET /internal/email-theme')
  return { wire, toValue: () => toTheme(wire) }
}

/** Updates the email theme of the project and returns it. */
export async function updateEmailTheme(
  { admin, reads }: Scope<'admin'>,
  { logoUrl, themeColor, ...rest }: EmailThemeUpdateOptions,
  { signal }: CallOptions,
): Promise<EmailTheme> {
  refuseUnknownOptions(rest)
  const body = { logo_url: logoUrl, theme_color: themeColor }
  const wire = await admin.send('PATCH /internal/email-theme', { body, signal })
  await reads.invalidate('email-theme')
  return toTheme(wire)
}

function toTheme({
  logo_url,
  theme_color,
  ...rest
}: ResponseOf<'GET /internal/email-theme', 'admin'>): EmailTheme {
  requireAllMapped(rest)
  return { logoUrl: logo_url, themeColor: theme_color }
}
