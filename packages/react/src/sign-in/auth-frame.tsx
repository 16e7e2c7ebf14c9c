import { openKnownProject } from '@app/core/bindings'
import type { MouseEvent, ReactNode } from 'react'
import { useApp } from '../hooks/use-app'
import { useProjectIfKnown } from '../hooks/use-project'
import { CardSkeleton } from '../page/card-skeleton'
import { Page } from '../page/page'
import type { PageProps } from '../page/page-props'
import type { FirstTab } from './email-methods'
import { SignInSteps } from './flow/sign-in-steps'
import type { SignInType } from './flow/signed-in-card'
import { SignedOutContent } from './flow/signed-out-content'

/** Settings of a project for a preview. */
export interface MockProject {
  /** Name of the project in the title. */
  displayName?: string
  /** Settings of the project. */
  config: {
    /** Whether visitors can sign up. */
    signUpEnabled: boolean
    /** Whether users can sign in with a password. */
    credentialEnabled: boolean
    /** Whether users can sign in with an email code. @default false */
    magicLinkEnabled?: boolean
    /** Whether users can sign in with a passkey. @default false */
    passkeyEnabled?: boolean
    /** Enabled providers, in the order of their buttons. @default none */
    oauthProviders?: readonly {
      /** Id of the provider, such as `google`. */
      readonly id: string
    }[]
    /** Version of the terms that new users must accept; `null` if there is none. */
    requiredTermsVersion?: string | null
    /** Minimum length of new passwords. */
    passwordMinLength?: number
  }
}

/** Props of the pages to sign in and up. */
export interface AuthPageProps extends PageProps {
  /** Redirects signed-in users to the page after sign-in. @default false */
  automaticRedirect?: boolean | undefined
  /** Content below the form. */
  extraInfo?: ReactNode
  /** Method that is open first if both password and email code are enabled. @default 'password' */
  firstTab?: FirstTab | undefined
  /** Renders a preview with these project settings; nothing is sent. */
  mockProject?: MockProject | undefined
}

interface AuthFrameProps extends AuthPageProps {
  type: SignInType
  /** Number of fields of its placeholder. */
  fields: number
  renderCard: (project: MockProject) => ReactNode
  /** Renders what can be shown before the project is known. @default a placeholder */
  renderFirst?: () => ReactNode
}

/** Frame of the sign-in and sign-up page: shows the form to visitors who are signed out. */
export function AuthFrame({ fullPage = false, fields, mockProject, ...content }: AuthFrameProps) {
  const skeleton = <CardSkeleton fields={fields} hasNewPassword={content.type === 'sign-up'} />
  return (
    <Page fullPage={fullPage} skeleton={skeleton}>
      {mockProject ? (
        <div onClickCapture={ignore}>
          <SignInSteps>{content.renderCard(mockProject)}</SignInSteps>
        </div>
      ) : (
        <LiveContent renderFirst={() => skeleton} {...content} />
      )}
    </Page>
  )
}

/** Makes a preview inert; Enter in a field clicks the submit button, too. */
function ignore(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

type ProjectContentProps = Required<Pick<AuthFrameProps, 'type' | 'renderCard' | 'renderFirst'>>

function LiveContent({
  type,
  automaticRedirect,
  ...content
}: ProjectContentProps & Pick<AuthFrameProps, 'automaticRedirect'>) {
  // Before suspending on the user, so that both load in parallel.
  openKnownProject(useApp())
  return (
    <SignedOutContent type={type} automaticRedirect={automaticRedirect}>
      <ProjectContent {...content} />
    </SignedOutContent>
  )
}

function ProjectContent({ renderCard, renderFirst }: Omit<ProjectContentProps, 'type'>) {
  const project = useProjectIfKnown()
  return project ? renderCard(project) : renderFirst()
}
