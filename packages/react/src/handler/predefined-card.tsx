import type { ClientApp } from '@app/core'
import { useApp } from '../hooks/use-app'
import type { MessageId } from '../i18n/messages/message-id'
import { useMessages } from '../i18n/use-messages'
import { Card } from '../page/card'
import { CardActions } from '../page/card-actions'
import { Page } from '../page/page'
import type { PageProps } from '../page/page-props'

/** Content of a {@link PredefinedPage}. */
export type PredefinedCardType =
  | 'signedIn'
  | 'signedOut'
  | 'signUpDisabled'
  | 'emailSent'
  | 'passwordReset'
  | 'unknownError'

/** Props of {@link PredefinedPage}. */
export interface PredefinedCardProps extends PageProps {
  /** Content of the card. */
  type: PredefinedCardType
}

interface Step {
  label: MessageId
  run: (app: ClientApp<true>) => Promise<void>
}

const goHome: Step = { label: 'action.goHome', run: (app) => app.redirectToHome() }
const signIn: Step = { label: 'action.signIn', run: (app) => app.redirectToSignIn() }
const signOut: Step = { label: 'action.signOut', run: (app) => app.redirectToSignOut() }

interface CardEntry {
  title: MessageId
  text?: MessageId
  primary: Step
  secondary?: Step
}

const cards: Record<PredefinedCardType, CardEntry> = {
  signedIn: { title: 'signedIn.title', primary: goHome, secondary: signOut },
  signedOut: { title: 'signedOut.title', text: 'signedOut.text', primary: signIn },
  signUpDisabled: {
    title: 'signUp.closedTitle',
    text: 'signUp.closedText',
    primary: goHome,
    secondary: signIn,
  },
  emailSent: { title: 'sentEmail.title', text: 'forgot.sentAnyText', primary: goHome },
  passwordReset: {
    title: 'reset.doneTitle',
    text: 'reset.doneText',
    // The page has a link that is used up.
    primary: { ...signIn, run: (app) => app.redirectToSignIn({ noRedirectBack: true }) },
  },
  unknownError: { title: 'failure.unknownTitle', text: 'failure.unknown', primary: goHome },
}

/** A card that ends a flow, for an app's own pages. */
export function PredefinedPage({ type, fullPage = false }: PredefinedCardProps) {
  const app = useApp()
  const { t } = useMessages()
  const { title, text, primary, secondary } = cards[type]
  const toAction = ({ label, run }: Step) => ({ label: t(label), run: () => run(app) })
  return (
    <Page fullPage={fullPage}>
      <Card title={t(title)} lead={text && <p>{t(text)}</p>}>
        <CardActions primary={toAction(primary)} secondary={secondary && toAction(secondary)} />
      </Card>
    </Page>
  )
}
