import type { Appearance } from '@app/react'
import { fonts } from './fonts'
import { type Look, toAppearance, toClassNames, toTheme } from './look'

// Also imported by the page, so that the copy looks like the preview.
const sheets = import.meta.glob<string>('./styles/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const schemes = { auto: 'light dark', light: 'light', dark: 'dark' }

/** Returns the module that gives an app the look, to save as `auth-theme.tsx`. */
export function toComponentCode(look: Look): string {
  const classNames = toClassNames(look)
  const appearance = toAppearance(look, '/logo.svg')
  const hasClassNames = Object.keys(classNames).length > 0
  const hasAppearance = Object.keys(appearance).length > 0
  const props = [
    'theme={theme}',
    hasAppearance && 'appearance={appearance}',
    hasClassNames && 'classNames={classNames}',
  ].filter(Boolean)
  const parts = [
    imports(hasAppearance),
    `const theme: Theme = ${toLiteral(toTheme(look))}`,
    hasAppearance && `const appearance: Appearance = ${toAppearanceLiteral(appearance)}`,
    hasClassNames && `const classNames = ${toLiteral(classNames)}`,
    `/** Put it inside of AppProvider, around the app. */
export function AuthTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider ${props.join(' ')}>{children}</ThemeProvider>
}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Returns the style sheet of the look, to save as `auth-theme.css`. */
export function toStyleSheet({ mode, font, density, layout }: Look): string {
  return [
    `:root {\n  color-scheme: ${schemes[mode]};\n}\n`,
    `body {\n  font-family: ${fonts[font].stack};\n}\n`,
    sheets[`./styles/${density}.css`],
    sheets[`./styles/${layout}.css`],
  ]
    .filter(Boolean)
    .join('\n')
}

function imports(hasAppearance: boolean): string {
  const types = hasAppearance ? 'type Appearance, type Theme' : 'type Theme'
  return `import { ${types}, ThemeProvider } from '@app/react'
import type { ReactNode } from 'react'
import './auth-theme.css'`
}

/** Content for the other half of the page, to replace. */
const aside = '  aside: <h2 className="auth-aside">Welcome</h2>,\n'

function toAppearanceLiteral(appearance: Appearance): string {
  const literal = toLiteral(appearance)
  return appearance.layout === 'split' ? literal.replace(/}$/, `${aside}}`) : literal
}

/** Formats an object of objects and strings as in a source file. */
function toLiteral(value: object, indent = '  '): string {
  const lines = Object.entries(value).map(([key, child]) => {
    const text = typeof child === 'string' ? `'${child}'` : toLiteral(child, `${indent}  `)
    return `${indent}${key}: ${text},\n`
  })
  return `{\n${lines.join('')}${indent.slice(2)}}`
}
