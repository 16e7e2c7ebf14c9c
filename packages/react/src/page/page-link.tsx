import type { ClientApp } from '@app/core'
import type { MouseEvent, ReactNode } from 'react'
import { useApp } from '../hooks/use-app'
import { useThrow } from '../lib/use-throw'
import { usePageLocation } from '../location/use-page-location'
import { useParts } from '../theme/parts'

/** Redirect function of each sign-in page. */
const redirects = {
  signIn: (app: ClientApp<true>) => app.redirectToSignIn(),
  signUp: (app: ClientApp<true>) => app.redirectToSignUp(),
  forgotPassword: (app: ClientApp<true>) => app.redirectToForgotPassword(),
}

/** Props of {@link PageLink}. */
export interface PageLinkProps {
  /** Page to link to. */
  to: keyof typeof redirects
  /** Text of the link. */
  children: ReactNode
}

/** A link to another sign-in page, which keeps the redirect URL. */
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

/** URL of the link for a new tab, where the app does not build it. */
function withReturn(url: string, query = ''): string {
  const returnTo = new URLSearchParams(query).get('after_auth_return_to')
  if (!returnTo) return url
  const separator = url.includes('?') ? '&' : '?'
  return `${url}${separator}${new URLSearchParams({ after_auth_return_to: returnTo })}`
}
