import type { ReactNode } from 'react'
import { Card } from './card'
import { CardActions } from './card-actions'
import { Page } from './page'

/** Props of {@link MessageCard}. */
export interface MessageCardProps {
  /** Heading of the card. */
  title: string
  /** Content below the title. */
  children?: ReactNode
  /** Renders a whole page: a `main` landmark with an `h1`. @default false */
  fullPage?: boolean | undefined
  /** Label of the primary button; without it, there is no button. */
  primaryButtonText?: string | undefined
  /** May be asynchronous: the button shows that it is pending, the card a failure. */
  primaryAction?: (() => void | Promise<void>) | undefined
  /** Label of the secondary button; without it, there is no button. */
  secondaryButtonText?: string | undefined
  /** May be asynchronous, as `primaryAction`. */
  secondaryAction?: (() => void | Promise<void>) | undefined
}

/** A card with a message and the next steps. */
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
