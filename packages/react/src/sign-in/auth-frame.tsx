import type { ReactNode } from 'react'
import { useApp } from '../hooks/use-app'
import { preloadProject, useProject } from '../hooks/use-project'
import { useMessages } from '../i18n/use-messages'
import { Card } from '../page/card'
import { CardActions } from '../page/card-actions'
import { CardSkeleton } from '../page/card-skeleton'
import { Page } from '../page/page'
import type { PageProps } from '../page/page-props'
import type { FirstTab } from './email-methods'
import { Entrance } from './flow/entrance'
import { SignInSteps } from './flow/sign-in-steps'
import type { SignInType } from './flow/signed-in-card'

/** Settings of a project for a preview. */
export interface MockProject {
  /** Name of the project in the title. */
  displayName?: string
  /** Settings of the project. */
  config: {
    signUpEnabled: boolean
    credentialEnabled: boolean
    magicLinkEnabled?: boolean
    passkeyEnabled?: boolean
    oauthProviders?: readonly { readonly id: string }[]
  }
}

/** Props of the pages to sign in and up. */
export interface AuthPageProps extends PageProps {
  /** Redirects signed-in users to the page after sign-in. @default false */
  automaticRedirect?: boolean
  /** Stands below the form. */
  extraInfo?: ReactNode
  /** Method that is open first if both password and email code are enabled. @default 'password' */
  firstTab?: FirstTab
  /** Renders a preview with these project settings; nothing is sent. */
  mockProject?: MockProject
}

interface AuthFrameProps extends AuthPageProps {
  type: SignInType
  /** Number of fields of its placeholder. */
  fields: number
  renderCard: (project: MockProject) => ReactNode
}

/** Frame of the sign-in and sign-up page: shows the form to visitors who are signed out. */
export function AuthFrame({ fullPage = false, fields, mockProject, ...content }: AuthFrameProps) {
  return (
    <Page fullPage={fullPage} skeleton={<CardSkeleton fields={fields} />}>
      {mockProject ? (
        <SignInSteps>{content.renderCard(mockProject)}</SignInSteps>
      ) : (
        <LiveContent {...content} />
      )}
    </Page>
  )
}

type LiveContentProps = Pick<AuthFrameProps, 'type' | 'automaticRedirect' | 'renderCard'>

function LiveContent({ type, automaticRedirect, renderCard }: LiveContentProps) {
  // Before the user, for whom the entrance waits: the two load at the same time.
  preloadProject(useApp())
  return (
    <Entrance type={type} automaticRedirect={automaticRedirect}>
      <ProjectContent type={type} renderCard={renderCard} />
    </Entrance>
  )
}

function ProjectContent({ type, renderCard }: Pick<LiveContentProps, 'type' | 'renderCard'>) {
  const project = useProject()
  if (type === 'sign-up' && !project.config.signUpEnabled) return <SignUpClosed />
  return renderCard(project)
}

function SignUpClosed() {
  const app = useApp()
  const { t } = useMessages()
  return (
    <Card title={t('signUp.closedTitle')} lead={<p>{t('signUp.closedText')}</p>}>
      <CardActions
        primary={{ label: t('action.goHome'), run: () => app.redirectToHome() }}
        secondary={{ label: t('action.signIn'), run: () => app.redirectToSignIn() }}
      />
    </Card>
  )
}
