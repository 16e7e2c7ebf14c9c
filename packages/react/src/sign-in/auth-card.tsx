import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages'
import { Card } from '../page/card'
import { LoadingStatus } from '../page/loading-status'
import { PageLink } from '../page/page-link'
import { useParts } from '../theme/parts'
import { Skeleton } from '../ui/skeleton'
import { InvitationLine } from './flow/invitation-line'

/** Props of {@link AuthCard}. */
export interface AuthCardProps {
  title: string
  /** Link to the other page, with its text. */
  question: string
  link: { to: 'signIn' | 'signUp'; text: string }
  /** Whether to show the link. @default true */
  hasLink?: boolean
  /** Whether a link that is not shown keeps its space, for the form below it. @default false */
  keepsLinkRoom?: boolean
  /** `false` while only the form is known. @default true */
  isKnown?: boolean
  /** Sign-in methods other than email; `null` if the project has none. */
  others: ReactNode
  /** The form; `null` when the project has none. */
  form: ReactNode
  /** Whether the form stands above the other methods. @default false */
  isFormFirst?: boolean
  /** Message if there is no sign-in method. */
  noMethod: string
  /** Links to the legal documents at the end. @default true */
  hasLegal?: boolean
  extraInfo?: ReactNode
}

/** Card with the title, the link to the other page and the form. */
export function AuthCard({ title, isKnown = true, isFormFirst = false, ...props }: AuthCardProps) {
  const { others, form, noMethod, hasLegal = true, extraInfo } = props
  const { t } = useMessages()
  const { renderLegal } = useParts()
  const separator = others && form && <p className="stack-separator">{t('methods.or')}</p>
  return (
    <Card
      title={isKnown ? title : <UnknownTitle>{title}</UnknownTitle>}
      lead={toLead({ ...props, isKnown })}
    >
      <InvitationLine />
      {!isFormFirst && others}
      {!isFormFirst && separator}
      {form}
      {isFormFirst && separator}
      {isFormFirst && others}
      {!others && !form && <p role="alert">{noMethod}</p>}
      {!isKnown && <LoadingStatus hasRoom />}
      {isKnown && extraInfo && <div className="stack-slot">{extraInfo}</div>}
      {hasLegal && renderLegal?.(t)}
    </Card>
  )
}

/** Title whose rest is unknown: named for screen readers, and a bar to the eye. */
function UnknownTitle({ children }: { children: string }) {
  return (
    <>
      <span className="stack-visually-hidden">{children}</span>
      <Skeleton shape="title" />
    </>
  )
}

type LeadProps = Pick<AuthCardProps, 'question' | 'link' | 'hasLink' | 'keepsLinkRoom' | 'isKnown'>

/** Returns the line with the link, or its space while it is unknown whether there is one. */
function toLead({ question, link, hasLink = true, keepsLinkRoom, isKnown }: LeadProps): ReactNode {
  if (isKnown && hasLink) {
    return (
      <p>
        {question} <PageLink to={link.to}>{link.text}</PageLink>
      </p>
    )
  }
  if (isKnown && !keepsLinkRoom) return null
  return (
    <p aria-hidden="true" className={isKnown ? undefined : 'stack-skeleton stack-skeleton--text'}>
      <span className="stack-unseen">
        {question} {link.text}
      </span>
    </p>
  )
}
