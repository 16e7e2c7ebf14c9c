import type { ReactElement, ReactNode } from 'react'

/** Logo, legal links and layout of the pages. */
export interface Appearance {
  /** Logo above the title of every card, 36 px high: URL of an image, or an element in its own size. */
  logo?: string | ReactElement | undefined
  /** Text of the logo for screen readers. Required if `logoLink` is set. @default '' */
  logoAlt?: string | undefined
  /** URL the logo links to, such as the home page of the app. */
  logoLink?: string | undefined
  /** URL of the terms of service, linked below the forms to sign in and up, or by the box that asks for them. */
  terms?: string | undefined
  /** URL of the privacy policy, linked with the terms of service. */
  privacy?: string | undefined
  /**
   * Layout of the pages with a card. `plain` has no edge; neither has `split`, where `aside` fills the other
   * half of windows that are at least 960 px wide if the page is a full page. The account settings are
   * alike in all.
   * @default 'card'
   */
  layout?: 'card' | 'plain' | 'split' | undefined
  /** Content beside the card in the layout `split`, with the styles of the app. */
  aside?: ReactNode
}

/** Returns the text of a link to a legal document. */
type LegalText = (id: 'legal.terms' | 'legal.privacy') => string

/** Parts of the pages that come from an {@link Appearance}. */
export interface AppearanceParts {
  /** Above the title of a card. */
  logo?: ReactNode
  /** Renders what is below the forms to sign in and up. */
  renderLegal?: (t: LegalText) => ReactNode
  /** Class name of pages. */
  layout?: string
  /** Beside the card of full pages. */
  aside?: ReactNode
}

/** Returns the parts of an appearance. */
export function toAppearanceParts(appearance: Appearance): AppearanceParts {
  const { logo, terms, privacy, layout = 'card', aside } = appearance
  return {
    logo: logo && <Logo {...appearance} />,
    renderLegal:
      terms || privacy ? (t) => <LegalLinks t={t} terms={terms} privacy={privacy} /> : undefined,
    layout: layout === 'card' ? undefined : `stack-page--${layout}`,
    aside: layout === 'split' && <div className="stack-aside stack-slot">{aside}</div>,
  }
}

function Logo({ logo, logoAlt = '', logoLink }: Appearance) {
  const image = typeof logo === 'string' ? <img src={logo} alt={logoAlt} height={36} /> : logo
  return (
    <div className="stack-logo stack-slot">
      {logoLink ? (
        <a href={logoLink} aria-label={logoAlt || undefined}>
          {image}
        </a>
      ) : (
        image
      )}
    </div>
  )
}

interface LegalLinksProps extends Pick<Appearance, 'terms' | 'privacy'> {
  t: LegalText
}

function LegalLinks({ t, terms, privacy }: LegalLinksProps) {
  const links = [
    { href: terms, text: t('legal.terms') },
    { href: privacy, text: t('legal.privacy') },
  ]
  return (
    <p className="stack-legal">
      {links.map(
        ({ href, text }) =>
          href && (
            // In its own tab, so that nothing typed is lost.
            <a key={text} className="stack-link" href={href} target="_blank" rel="noreferrer">
              {text}
            </a>
          ),
      )}
    </p>
  )
}
