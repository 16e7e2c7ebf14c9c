import { Handler } from '@app/react'
import { useLocation, useNavigate } from 'react-router'

/** Sign-in, account settings and all other pages of the SDK, for owners. */
export function HandlerPage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return <Handler location={pathname + search} navigate={(to) => navigate(to, { replace: true })} />
}
