import { useApp } from '../../hooks/use-app'
import { useUser } from '../../hooks/use-user'
import { useMessages } from '../../i18n/use-messages'
import { Card } from '../../page/card'
import { CardActions } from '../../page/card-actions'
import { useChangeAccount } from '../flow/use-change-account'

/** The link adds an address to an account that the visitor is not signed in to. */
export function OtherAccountCard() {
  const app = useApp()
  const user = useUser()
  const changeAccount = useChangeAccount()
  const { t } = useMessages()
  return (
    <Card title={t('verification.title')} lead={<p>{t('verification.ownAccountText')}</p>}>
      <CardActions
        primary={
          user
            ? { label: t('invitation.otherAccount'), run: changeAccount }
            : { label: t('action.signIn'), run: () => app.redirectToSignIn() }
        }
        secondary={{ label: t('action.cancel'), run: () => app.redirectToHome() }}
      />
    </Card>
  )
}
