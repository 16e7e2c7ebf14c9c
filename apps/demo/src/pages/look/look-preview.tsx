import { ThemeProvider } from '@app/react'
import type { CSSProperties } from 'react'
import { directionOf, useLanguage } from '../../language'
import { Preview } from '../../preview/preview'
import {
  CodeStepPreview,
  SettingsPreview,
  SignInPreview,
  UserMenuPreview,
} from '../../preview/previews'
import { fonts } from './fonts'
import { type Look, toAppearance, toClassNames, toPreviewTheme, toTheme } from './look'

const previews = [
  { name: 'sign-in', Component: SignInPreview },
  { name: 'code', Component: CodeStepPreview },
  { name: 'menu', Component: UserMenuPreview },
  { name: 'settings', Component: SettingsPreview },
]

/** Backgrounds of the package. */
const defaults = { light: '#ffffff', dark: '#09090b' }

/** The other half of a page in the layout `split`, which a page shows in wide windows only. */
function Half({ look }: { look: Look }) {
  const { light, dark } = toTheme(look)
  const style: CSSProperties = {
    background: `light-dark(${light?.primary}, ${dark?.primary})`,
    color: `light-dark(${light?.primaryForeground}, ${dark?.primaryForeground})`,
  }
  return (
    <div className="studio-half" style={style} aria-hidden="true">
      <p className="auth-aside">Welcome</p>
    </div>
  )
}

/** Pages of the SDK in a look, side by side. */
export function LookPreview({ look }: { look: Look }) {
  const { light, dark } = toTheme(look)
  // The previews are in the language of the SDK's pages.
  const dir = directionOf(useLanguage())
  const style: CSSProperties = {
    fontFamily: fonts[look.font].stack,
    background: `light-dark(${light?.background ?? defaults.light}, ${dark?.background ?? defaults.dark})`,
  }
  return (
    <section
      className={`studio-previews ${look.mode}`}
      style={style}
      aria-label="Preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls in narrow windows, also by keyboard
      tabIndex={0}
    >
      <ThemeProvider
        theme={toPreviewTheme(look)}
        classNames={toClassNames(look)}
        appearance={toAppearance(look, '/favicon.svg')}
      >
        {previews.map(({ name, Component }) => {
          const isSplit = name === 'sign-in' && look.layout === 'split'
          return (
            <div
              key={name}
              dir={dir}
              className={`studio-preview ${name}${isSplit ? ' split' : ''}`}
            >
              <Preview>
                <Component />
              </Preview>
              {isSplit && <Half look={look} />}
            </div>
          )
        })}
      </ThemeProvider>
    </section>
  )
}
