import { ThemeProvider } from '@app/react'
import type { CSSProperties } from 'react'
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

/** Pages of the SDK in a look, side by side. */
export function LookPreview({ look }: { look: Look }) {
  const { light, dark } = toTheme(look)
  const style: CSSProperties = {
    fontFamily: fonts[look.font].stack,
    background: `light-dark(${light?.background ?? defaults.light}, ${dark?.background ?? defaults.dark})`,
  }
  return (
    <div className={`studio-previews ${look.mode}`} style={style}>
      <ThemeProvider
        theme={toPreviewTheme(look)}
        classNames={toClassNames(look)}
        appearance={toAppearance(look, '/favicon.svg')}
      >
        {previews.map(({ name, Component }) => (
          <div key={name} className={`studio-preview ${name}`}>
            <Preview>
              <Component />
            </Preview>
          </div>
        ))}
      </ThemeProvider>
    </div>
  )
}
