import { type ReactNode, useState } from 'react'
import { Card } from '../components/card'
import { CardActions } from '../components/card-actions'
import { CardSkeleton } from '../components/card-skeleton'
import { Page } from '../components/page'
import { useApp } from '../hooks/use-app'
import { preloadProject, useProject } from '../hooks/use-project'
import { useUser } from '../hooks/use-user'
import { useMessages } from '../messages/use-messages'
import type { PageProps } from './page-props'
import { SignedInCard } from './signed-in-card'

/** What a preview needs to know of a project. */
export interface MockProject {
  displayName?: string
  config: { signUpEnabled: boolean; credentialEnabled: boolean }
}

/** Props of the pages to sign in and up. */
export interface AuthPageProps extends PageProps {
  /** Sends who is signed in already on to where they were heading. @default false */
  automaticRedirect?: boolean
  /** Stands below the form. */
  extraInfo?: ReactNode
  /** A preview with these settings, for nobody in particular. */
  mockProject?: MockProject
}

interface AuthFrameProps extends AuthPageProps {
  type: 'sign-in' | 'sign-up'
  /** How many fields the form has, for its placeholder. */
  fields: number
  renderCard: (project: MockProject, onPendingChange: (isPending: boolean) => void) => ReactNode
}

/** What signing in and signing up have in common: who is let in to the form. */
export function AuthFrame({ fullPage = false, fields, mockProject, ...content }: AuthFrameProps) {
  return (
    <Page fullPage={fullPage} skeleton={<CardSkeleton fields={fields} />}>
      {mockProject ? content.renderCard(mockProject, () => {}) : <LiveContent {...content} />}
    </Page>
  )
}

type LiveContentProps = Pick<AuthFrameProps, 'type' | 'automaticRedirect' | 'renderCard'>

function LiveContent({ type, automaticRedirect = false, renderCard }: LiveContentProps) {
  const app = useApp()
  // Before the user, for whom this component waits: the two load at the same time.
  preloadProject(app)
  const user = useUser()
  const project = useProject()
  // Between the answer and the next page somebody is signed in already: that is no news to tell.
  const [isSending, setSending] = useState(false)
  // A router may be on its way while this page still stands: nobody is sent on a second time.
  const [ownPath] = useState(() => window.location.pathname)
  const isLeaving = window.location.pathname !== ownPath

  if (user && !isSending && !isLeaving) {
    return <SignedInCard user={user} type={type} automaticRedirect={automaticRedirect} />
  }
  if (type === 'sign-up' && !project.config.signUpEnabled) return <SignUpClosed />
  return renderCard(project, setSending)
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
