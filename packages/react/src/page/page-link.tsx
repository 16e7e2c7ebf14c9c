import type { ClientApp } from '@app/core'
import type { MouseEvent, ReactNode } from 'react'
import { useApp } from '../hooks/use-app'
import { useThrow } from '../lib/use-throw'
import { usePageLocation } from '../location/use-page-location'
import { useParts } from '../theme/parts'

/** The pages of the sign-in road, and the way to each. */
const redirects = {
  signIn: (app: ClientApp<true>) => app.redirectToSignIn(),
  signUp: (app: ClientApp<true>) => app.redirectToSignUp(),
  forgotPassword: (app: ClientApp<true>) => app.redirectToForgotPassword(),
}

/** Props of {@link PageLink}. */
export interface PageLinkProps {
  to: keyof typeof redirects
  children: ReactNode
}

/** A link to another page of the sign-in road; where to go afterwards goes with it. */
export function PageLink({ to, children }: PageLinkProps) {
  const app = useApp()
  const { classOf, components } = useParts()
  const Link = components.Link ?? 'a'
  const throwError = useThrow()
  const location = usePageLocation()

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    redirects[to](app).catch(throwError)
  }

  return (
    <Link
      className={classOf('link', 'stack-link')}
      href={withReturn(app.urls[to], location?.query)}
      onClick={follow}
    >
      {children}
    </Link>
  )
}

/** For those who open the link in a new tab: there the app does not build the address. */
function withReturn(url: string, query = ''): string {
  const returnTo = new URLSearchParams(query).get('after_auth_return_to')
  if (!returnTo) return url
  const separator = url.includes('?') ? '&' : '?'
  return `${url}${separator}${new URLSearchParams({ after_auth_return_to: returnTo })}`
}
