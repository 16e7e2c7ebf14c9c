import { Img } from '@react-email/img'
import { Text } from '@react-email/text'
import { type EmailTheme, light, toButtonColors } from './email-colors'

interface EmailHeaderProps {
  /** Name of the project, prepared for emails. */
  projectName: string
  theme: EmailTheme
}

/** The logo of the project; without one its name, beside its initial in its color. Loads nothing but the logo. */
export function EmailHeader({ projectName, theme }: EmailHeaderProps) {
  if (theme.logoUrl) {
    const size = { height: 32, width: 'auto', maxWidth: 200 }
    // The font is that of the name, which is shown while pictures are blocked.
    const font = { color: light.text, fontSize: 16, fontWeight: 600, lineHeight: '32px' }
    const style = { ...size, ...font, objectFit: 'contain', marginBottom: 28 } as const
    const logo = { src: theme.logoUrl, alt: projectName, height: 32, style }
    return <Img className="app-logo" {...logo} />
  }
  const initial = toInitial(projectName)
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 28px' }}>
      <tbody>
        <tr>
          {initial && (
            <>
              {/* The name follows, so it is not read out. */}
              <td
                aria-hidden="true"
                className="app-mark"
                width={32}
                height={32}
                style={{ ...mark, ...toMarkColors(theme) }}
              >
                {initial}
              </td>
              <td width={10} style={{ fontSize: 1 }}>
                {'\u00A0'}
              </td>
            </>
          )}
          <td>
            <Text className="app-text" style={name}>
              {projectName}
            </Text>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const mark = {
  borderRadius: 8,
  fontSize: 16,
  fontWeight: 700,
  height: 32,
  lineHeight: '32px',
  // Long names do not make it narrower.
  minWidth: 32,
  padding: 0,
  textAlign: 'center',
  width: 32,
} as const

const name = { color: light.text, fontSize: 16, fontWeight: 600, lineHeight: 1.4, margin: 0 }

function toMarkColors(theme: EmailTheme) {
  const { backgroundColor, color } = toButtonColors(theme, light)
  return { backgroundColor, color }
}

/** Returns the first character as readers see it, in upper case, if it is a letter or a digit. */
function toInitial(projectName: string): string | null {
  const visible = projectName.replace(/^[\u2066-\u2069]+/, '')
  const [first] = new Intl.Segmenter().segment(visible)
  return first && /^[\p{L}\p{N}]/u.test(first.segment) ? first.segment.toUpperCase() : null
}
