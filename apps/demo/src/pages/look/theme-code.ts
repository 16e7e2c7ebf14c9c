import { fonts } from './fonts'
import { type Look, toClassNames, toTheme } from './look'

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
  const hasClassNames = Object.keys(classNames).length > 0
  const props = [
    'theme={theme}',
    hasClassNames && 'classNames={classNames}',
    look.hasLogo && 'components={components}',
  ].filter(Boolean)
  const parts = [
    imports(look),
    `const theme: Theme = ${toLiteral(toTheme(look))}`,
    hasClassNames && `const classNames = ${toLiteral(classNames)}`,
    look.hasLogo && logoCard,
    `/** Put it inside of AppProvider, around the app. */
export function AuthTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider ${props.join(' ')}>{children}</ThemeProvider>
}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Returns the style sheet of the look, to save as `auth-theme.css`. */
export function toStyleSheet({ mode, font, density, frame }: Look): string {
  return [
    `:root {\n  color-scheme: ${schemes[mode]};\n}\n`,
    `body {\n  font-family: ${fonts[font].stack};\n}\n`,
    sheets[`./styles/${density}.css`],
    sheets[`./styles/${frame}.css`],
  ]
    .filter(Boolean)
    .join('\n')
}

function imports({ hasLogo }: Look): string {
  const types = hasLogo ? 'ComponentProps, ReactNode' : 'ReactNode'
  return `import { type Theme, ThemeProvider } from '@app/react'
import type { ${types} } from 'react'
import './auth-theme.css'`
}

const logoCard = `function LogoCard({ children, ...props }: ComponentProps<'div'>) {
  return (
    <div {...props}>
      <img src="/logo.svg" alt="" width={36} height={36} />
      {children}
    </div>
  )
}
const components = { Card: LogoCard }`

/** Formats an object of objects and strings as in a source file. */
function toLiteral(value: object, indent = '  '): string {
  const lines = Object.entries(value).map(([key, child]) => {
    const text = typeof child === 'string' ? `'${child}'` : toLiteral(child, `${indent}  `)
    return `${indent}${key}: ${text},\n`
  })
  return `{\n${lines.join('')}${indent.slice(2)}}`
}
