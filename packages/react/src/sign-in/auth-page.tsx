import { SignIn } from './sign-in.page'
import type { SignUpProps } from './sign-up'
import { SignUp } from './sign-up.page'

/** Props of {@link AuthPage}. */
export interface AuthPageByTypeProps extends SignUpProps {
  /** Page to show. */
  type: 'sign-in' | 'sign-up'
}

/** The sign-in or sign-up page, chosen by a prop. */
export function AuthPage({ type, noPasswordRepeat, ...props }: AuthPageByTypeProps) {
  if (type === 'sign-in') return <SignIn {...props} />
  return <SignUp {...props} noPasswordRepeat={noPasswordRepeat} />
}
