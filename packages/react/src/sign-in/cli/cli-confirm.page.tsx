import { definePage } from '../../page/define-page'
import { LazyPage } from '../../page/lazy-page'
import type { CliAuthConfirmProps } from './cli-confirm'

/** Definition of {@link CliAuthConfirm}. */
export const cliAuthConfirmPage = /* @__PURE__ */ definePage({
  name: 'CliAuthConfirmation',
  path: 'cli-auth-confirm',
  isEjectable: false,
  load: async () => (await import('./cli-confirm')).CliAuthConfirmPage,
})

/** The page that authorizes a command-line program to sign in as the user. */
export function CliAuthConfirm({ fullPage = true, ...props }: CliAuthConfirmProps) {
  return <LazyPage page={cliAuthConfirmPage} props={{ fullPage, ...props }} />
}
