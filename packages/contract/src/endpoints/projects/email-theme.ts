import { z } from 'zod'
import { adminAccess, endpoint } from '../../schema/endpoint'
import { hexColor, logoUrl } from '../../schema/fields'

const emailTheme = z.object({
  /** Picture at the top of emails; null: the name of the project. */
  logo_url: z.string().nullable(),
  /** Color of the button, as `#rrggbb`; null: black, and white in dark mode. */
  theme_color: z.string().nullable(),
})

/** Logo and color of the emails of a project. Updates are partial. */
export const emailThemeEndpoints = {
  'GET /internal/email-theme': endpoint({
    access: adminAccess,
    response: emailTheme,
    errors: [],
  }),
  'PATCH /internal/email-theme': endpoint({
    access: adminAccess,
    body: z
      .strictObject({ logo_url: logoUrl.nullable(), theme_color: hexColor.nullable() })
      .partial(),
    response: emailTheme,
    errors: [],
  }),
}
