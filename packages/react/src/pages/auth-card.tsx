import type { ReactNode } from 'react'
import { Card } from '../components/card'
import { PageLink } from '../components/page-link'

/** Props of {@link AuthCard}. */
export interface AuthCardProps {
  title: string
  /** The way to the other page: a question and the link that answers it. */
  question: string
  link: { to: 'signIn' | 'signUp'; text: string } | null
  /** The form; `null` when the project has no way in. */
  form: ReactNode
  /** Said when there is no form. */
  noMethod: string
  extraInfo?: ReactNode
}

/** Title, the way to the other page, and the form. */
export function AuthCard({ title, question, link, form, noMethod, extraInfo }: AuthCardProps) {
  const lead = link && (
    <p>
      {question} <PageLink to={link.to}>{link.text}</PageLink>
    </p>
  )
  return (
    <Card title={title} lead={lead}>
      {form ?? <p role="alert">{noMethod}</p>}
      {extraInfo}
    </Card>
  )
}
