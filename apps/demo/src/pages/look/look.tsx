import { SignIn, type Theme, ThemeProvider } from '@app/react'
import { useState } from 'react'
import { TourPage } from '../../layout/tour-page'
import { accents, type Look, LookForm } from './look-form'

/** Settings of a project that does not exist: the page is only a preview. */
const mockProject = {
  displayName: 'Analytical Engines',
  config: { signUpEnabled: true, credentialEnabled: true, magicLinkEnabled: true },
}

/** Changes the theme of the sign-in page in a preview. */
export function LookPage() {
  const [look, setLook] = useState<Look>({ accent: 'indigo', radius: 8 })
  return (
    <TourPage
      stop="look"
      lead="Change colors and corners, and see them in a preview. Choose the language at the bottom of any page."
    >
      <div className="card">
        <LookForm look={look} onChange={setLook} />
      </div>
      <div className="preview">
        <ThemeProvider theme={toTheme(look)}>
          <SignIn mockProject={mockProject} />
        </ThemeProvider>
      </div>
    </TourPage>
  )
}

function toTheme({ accent, radius }: Look): Theme {
  const { light, dark } = accents[accent]
  return {
    light: { primary: light },
    dark: { primary: dark },
    radius: `${radius}px`,
  }
}
