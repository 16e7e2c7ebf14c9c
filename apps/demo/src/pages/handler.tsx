import { Handler } from '@app/react'
import { useLocation } from 'react-router'

/** Sign-in, sign-up, sign-out and all the other pages that come with the SDK. */
export function HandlerPage() {
  const { pathname } = useLocation()
  return <Handler location={pathname} fullPage={false} />
}
