import { Handler } from '@app/react'
import { useLocation, useNavigate } from 'react-router'

/** Sign-in, sign-up, sign-out and all other pages of the SDK. */
export function HandlerPage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return <Handler location={pathname + search} navigate={(to) => navigate(to, { replace: true })} />
}
