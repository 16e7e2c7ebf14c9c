import type { Language } from '@app/contract'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { render } from '@react-email/render'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment, type ReactNode } from 'react'
import { directionOf } from '../../lib/languages'
import type { FilledBlock, FilledDocument } from './blocks'
import {
  type EmailTheme,
  light,
  toButtonColors,
  toDarkStyles,
  toOutlookDarkStyles,
} from './email-colors'
import { Facts } from './email-facts'
import { EmailHeader } from './email-header'
import { type InlineLink, toNodes } from './inline-nodes'
import { Preheader } from './preheader'

const font = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'
const monospace = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Courier New", monospace'

interface EmailLayoutOptions {
  /** Subject of the email. */
  title: string
  language: Language
  /** Name of the project, prepared for emails. */
  projectName: string
  theme: EmailTheme
}

/**
 * Renders a document of `emailDocument()` in the design of the pages, in light and dark mode. The ids of its
 * blocks name their roles.
 */
export function renderEmailLayout(
  document: FilledDocument,
  options: EmailLayoutOptions,
): Promise<string> {
  return render(<EmailLayout document={document} {...options} />)
}

function EmailLayout({
  document,
  title,
  language,
  ...head
}: EmailLayoutOptions & { document: FilledDocument }) {
  const dir = directionOf(language)
  const ids = document.root?.type === 'EmailLayout' ? (document.root.data.childrenIds ?? []) : []
  const blocks = ids.flatMap((id) => {
    const block = document[id]
    return block ? [{ id, block }] : []
  })
  const firstNote = blocks.find(({ id }) => notes.has(id))
  return (
    <Html lang={language} dir={dir}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Keeps mail programs from turning times and addresses into colored links. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <style>{toDarkStyles(head.theme)}</style>
        {/* Apart: Gmail may drop a style sheet that has such selectors. */}
        <style>{toOutlookDarkStyles(head.theme)}</style>
        <style>{phoneStyles}</style>
      </Head>
      <body className="app-page" style={{ backgroundColor: light.page, margin: 0, padding: 0 }}>
        <Preheader blocks={blocks.flatMap(({ id, block }) => (skipped.has(id) ? [] : [block]))} />
        {/* Mail programs drop the body with its styles. */}
        <Section
          className="app-page"
          style={{ backgroundColor: light.page, fontFamily: font, padding: '32px 12px' }}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: mail programs do not support <main> and may drop what is in it. */}
          <div role="main" lang={language} dir={dir}>
            <Container className="app-card" style={card}>
              <EmailHeader {...head} />
              {blocks.map(
                ({ id, block }) =>
                  id !== 'sent' && (
                    <Fragment key={id}>
                      {id === firstNote?.id && <Line />}
                      <EmailBlock id={id} block={block} theme={head.theme} />
                    </Fragment>
                  ),
              )}
            </Container>
            <Footer block={document.sent} />
          </div>
        </Section>
      </body>
    </Html>
  )
}

const card = {
  backgroundColor: light.card,
  border: `1px solid ${light.border}`,
  borderRadius: 12,
  maxWidth: 520,
  // Long names and addresses would make the email wider than a phone.
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
  padding: '32px 36px 20px',
} as const

const phoneStyles = `@media (max-width: 480px) {
  .app-card { padding: 24px 24px 12px !important; }
  .app-button { display: block !important; }
  .app-label, .app-value { display: block !important; width: auto !important; }
  .app-label { padding: 5px 8px 0 !important; }
  .app-value { padding: 0 8px 5px !important; }
}`

/** Blocks in small gray text. */
const notes = new Set(['note', 'address'])

/** Blocks that are left out of the preview text. */
const skipped = new Set(['greeting', ...notes, 'sent'])

/** Below the card, as it is about the email. */
function Footer({ block }: { block: FilledBlock | undefined }) {
  if (block?.type !== 'Text') return null
  return (
    <Text className="app-muted" style={footer}>
      {toNodes(block.data.pieces, toLink)}
    </Text>
  )
}

function EmailBlock({ id, block, theme }: { id: string; block: FilledBlock; theme: EmailTheme }) {
  switch (block.type) {
    case 'Heading':
      return (
        <Heading as="h1" className="app-text" style={heading}>
          {block.data.props?.text}
        </Heading>
      )
    case 'Text': {
      const { pieces } = block.data
      if (pieces.length === 0) return null
      if (id === 'facts') return <Facts pieces={pieces} />
      if (id === 'code') return <Code>{toNodes(pieces, toLink)}</Code>
      if (id === 'greeting') return <Greeting>{toNodes(pieces, toLink)}</Greeting>
      const isNote = notes.has(id)
      return (
        <Text className={isNote ? 'app-muted' : 'app-text'} style={isNote ? note : text}>
          {toNodes(pieces, toLink)}
        </Text>
      )
    }
    case 'Button':
      return (
        <Button
          className="app-button"
          href={block.data.props?.url ?? ''}
          style={{ ...button, ...toButtonColors(theme, light) }}
        >
          {block.data.props?.text}
        </Button>
      )
    // `emailDocument()` has no other blocks.
    default:
      return null
  }
}

// Where mail programs support it, no line of a paragraph is a single short word.
const paragraph = { textWrap: 'pretty' } as const
const text = { ...paragraph, color: light.text, fontSize: 15, lineHeight: 1.6, margin: '0 0 16px' }
const note = { ...paragraph, color: light.muted, fontSize: 13, lineHeight: 1.5, margin: '0 0 12px' }
const footer = {
  ...note,
  fontSize: 12,
  margin: '16px auto 0',
  maxWidth: 448,
  overflowWrap: 'anywhere',
  padding: '0 24px',
  textAlign: 'center',
} as const
const heading = {
  color: light.text,
  fontSize: 24,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  lineHeight: 1.3,
  margin: '0 0 12px',
  textWrap: 'balance',
} as const
const button = {
  borderRadius: 8,
  borderStyle: 'solid',
  borderWidth: 1,
  fontSize: 15,
  fontWeight: 600,
  margin: '4px 0 24px',
  padding: '12px 22px',
  textAlign: 'center',
  textDecoration: 'none',
} as const

function Line() {
  const top = `1px solid ${light.border}`
  return (
    <Hr className="app-line" style={{ border: 'none', borderTop: top, margin: '8px 0 20px' }} />
  )
}

/** Closer to the text that follows than paragraphs are to each other. */
function Greeting({ children }: { children: ReactNode }) {
  return (
    <Text className="app-text" style={{ ...text, margin: '0 0 8px' }}>
      {children}
    </Text>
  )
}

/** Reads from left to right in all languages. */
function Code({ children }: { children: ReactNode }) {
  const box = { backgroundColor: light.code, borderRadius: 8, margin: '0 0 20px', padding: 20 }
  return (
    <Section className="app-code" style={box}>
      <Text
        className="app-text"
        dir="ltr"
        style={{
          ...text,
          fontFamily: monospace,
          fontSize: 32,
          fontWeight: 600,
          letterSpacing: 6,
          lineHeight: 1.2,
          margin: 0,
          // As wide as the space after the last character.
          paddingLeft: 6,
          textAlign: 'center',
        }}
      >
        {children}
      </Text>
    </Section>
  )
}

const toLink = ({ url, label }: InlineLink) => (
  <a
    className="app-muted"
    href={url}
    style={{ color: light.muted, textDecoration: 'underline', overflowWrap: 'anywhere' }}
  >
    {label}
  </a>
)
