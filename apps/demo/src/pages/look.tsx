import { SignIn, type Theme, ThemeProvider } from '@app/react'
import { useState } from 'react'
import { TourPage } from '../layout/tour-page'
import { accents, type Look, LookForm } from './look-form'

/** A project nobody has to sign in to: the page is a preview. */
const mockProject = {
  displayName: 'Analytical Engines',
  config: { signUpEnabled: true, credentialEnabled: true, magicLinkEnabled: true },
}

/** Changes how the sign-in page looks and which language it speaks. */
export function LookPage() {
  const [look, setLook] = useState<Look>({ accent: 'indigo', radius: 8 })
  return (
    <TourPage
      stop="look"
      lead="One provider gives the pages their colours and corners, here a preview. The language is chosen at the end of every page."
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
