import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages'
import { Card } from '../page/card'
import { PageLink } from '../page/page-link'

/** Props of {@link AuthCard}. */
export interface AuthCardProps {
  title: string
  /** Link to the other page, with its question. */
  question: string
  link: { to: 'signIn' | 'signUp'; text: string } | null
  /** Sign-in methods other than email; `null` if the project has none. */
  others: ReactNode
  /** The form; `null` when the project has none. */
  form: ReactNode
  /** Message if there is no sign-in method. */
  noMethod: string
  extraInfo?: ReactNode
}

/** Card with the title, the link to the other page and the form. */
export function AuthCard({ title, question, link, ...content }: AuthCardProps) {
  const { others, form, noMethod, extraInfo } = content
  const { t } = useMessages()
  const lead = link && (
    <p>
      {question} <PageLink to={link.to}>{link.text}</PageLink>
    </p>
  )
  return (
    <Card title={title} lead={lead}>
      {others}
      {others && form && <p className="stack-separator">{t('methods.or')}</p>}
      {form}
      {!others && !form && <p role="alert">{noMethod}</p>}
      {extraInfo}
    </Card>
  )
}
