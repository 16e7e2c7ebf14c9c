import type { ReactNode } from 'react'
import { Card } from './card'
import { CardActions } from './card-actions'
import { Page } from './page'

/** Props of {@link MessageCard}. */
export interface MessageCardProps {
  title: string
  children?: ReactNode
  /** It is the whole page: a `main` landmark with an `h1`. @default false */
  fullPage?: boolean
  /** A button appears only with its text. */
  primaryButtonText?: string
  /** May be asynchronous: the button shows that it runs, the card what went wrong. */
  primaryAction?: () => void | Promise<void>
  secondaryButtonText?: string
  secondaryAction?: () => void | Promise<void>
}

/** A card that says one thing and offers the next step. */
export function MessageCard({
  title,
  children,
  fullPage = false,
  primaryButtonText,
  primaryAction,
  secondaryButtonText,
  secondaryAction,
}: MessageCardProps) {
  return (
    <Page fullPage={fullPage}>
      <Card title={title} lead={children}>
        {(primaryButtonText || secondaryButtonText) && (
          <CardActions
            primary={toAction(primaryButtonText, primaryAction)}
            secondary={toAction(secondaryButtonText, secondaryAction)}
          />
        )}
      </Card>
    </Page>
  )
}

function toAction(label: string | undefined, run: () => void | Promise<void> = () => {}) {
  return label ? { label, run } : undefined
}
