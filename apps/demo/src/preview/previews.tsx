import { AccountSettings, SignIn, TeamSection, UserButton, useUser } from '@app/react'
import { Page, SignInSteps, useSignInFlow } from '@app/react/parts'
import { useEffect, useRef } from 'react'
import { previewTeamId } from './preview-service'

/** Settings of a project that does not exist. */
const mockProject = {
  displayName: 'Analytical Engines',
  config: {
    signUpEnabled: true,
    credentialEnabled: true,
    magicLinkEnabled: true,
    passkeyEnabled: true,
    oauthProviders: [{ id: 'google' }, { id: 'github' }],
  },
}

/** The sign-in page with all sign-in methods. */
export function SignInPreview() {
  return <SignIn mockProject={mockProject} />
}

/** The step that asks for an email code. */
export function CodeStepPreview() {
  return (
    <Page fullPage={false}>
      <SignInSteps name="preview" onGiveUp={ignore}>
        <CodeStep />
      </SignInSteps>
    </Page>
  )
}

function CodeStep() {
  const { ask } = useSignInFlow()
  useEffect(() => ask({ kind: 'email-code', email: 'ada@example.com', nonce: '' }), [ask])
  return null
}

/** The user button with its menu, which is part of the page here instead of a popover. */
export function UserMenuPreview() {
  const ref = useRef<HTMLDivElement>(null)
  // Open the menu once its teams are known, because loading them would move its entries.
  useUser({ or: 'throw' }).useTeams()

  useEffect(() => {
    const frame = ref.current
    if (!frame) return
    const keepInPage = (event: Event) => event.preventDefault()
    // The event does not bubble.
    frame.addEventListener('beforetoggle', keepInPage, true)
    frame.querySelector('button')?.click()
    return () => frame.removeEventListener('beforetoggle', keepInPage, true)
  }, [])

  return (
    <div ref={ref} className="menu-preview">
      <UserButton showUserInfo showTeams colorModeToggle={ignore} />
    </div>
  )
}

/** The account settings. */
export function SettingsPreview() {
  return <AccountSettings />
}

/** The settings of a team, with its members. */
export function TeamPreview() {
  return <TeamSection teamId={previewTeamId} />
}

function ignore() {}
