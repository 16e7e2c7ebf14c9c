import { createElement, Fragment, type ReactNode } from 'react'
import type { Inline } from './inline-markup'

/** A piece of text that is a link. */
export type InlineLink = Extract<Inline, { type: 'link' }>

type ToLink = (link: InlineLink) => ReactNode

/** Renders pieces of text, with links in the design of the email. */
export function toNodes(pieces: Inline[], toLink: ToLink): ReactNode {
  return createElement(Fragment, null, ...pieces.map((piece) => toNode(piece, toLink)))
}

function toNode(piece: Inline, toLink: ToLink): ReactNode {
  switch (piece.type) {
    case 'text':
      return piece.text
    case 'bold':
      return <strong>{piece.text}</strong>
    case 'link':
      return toLink(piece)
    case 'line-break':
      return <br />
  }
}
