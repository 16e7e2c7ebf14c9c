// Separate packages: the combined one includes syntax highlighting, which every process would load.

import type { Language } from '@app/contract'
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { render } from '@react-email/render'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { CSSProperties, ReactNode } from 'react'
import { directionOf } from '../../lib/languages'
import type { BlockStyle, FilledBlock, FilledDocument } from './blocks'
import { type InlineLink, toNodes } from './inline-nodes'

const fonts: Record<string, string> = {
  MODERN_SANS: '"Helvetica Neue", "Arial Nova", "Nimbus Sans", Arial, sans-serif',
  BOOK_SANS: 'Optima, Candara, "Noto Sans", source-sans-pro, sans-serif',
  ORGANIC_SANS: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, sans-serif',
  GEOMETRIC_SANS: 'Avenir, Montserrat, Corbel, "URW Gothic", sans-serif',
  HEAVY_SANS: 'Bahnschrift, "DIN Alternate", "Franklin Gothic Medium", sans-serif',
  ROUNDED_SANS: 'ui-rounded, Quicksand, Comfortaa, Manjari, sans-serif',
  MODERN_SERIF: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, serif',
  BOOK_SERIF: '"Iowan Old Style", "Palatino Linotype", Palladio, serif',
  MONOSPACE: '"Nimbus Mono PS", "Courier New", Cutive Mono, monospace',
}

const buttonPadding = {
  'x-small': '4px 8px',
  small: '8px 12px',
  medium: '12px 20px',
  large: '16px 32px',
}
const buttonRadius = { rectangle: 0, rounded: 6, pill: 64 }
const verticalAlign = { top: 'top', middle: 'middle', bottom: 'bottom' }

interface DocumentOptions {
  /** Subject of the email. */
  title: string
  language: Language
}

/** Renders a block document as HTML. */
export function renderHtml(document: FilledDocument, options: DocumentOptions): Promise<string> {
  return render(<Document blocks={document} {...options} />)
}

function Document({ blocks, title, language }: DocumentOptions & { blocks: FilledDocument }) {
  const root = blocks.root
  if (root?.type !== 'EmailLayout') return null
  const { backdropColor, canvasColor, textColor, fontFamily, childrenIds } = root.data
  return (
    <Html lang={language} dir={directionOf(language)}>
      <Head>
        <title>{title}</title>
      </Head>
      <Body
        style={{
          backgroundColor: backdropColor ?? '#f5f5f5',
          color: textColor ?? '#1a1a1a',
          fontFamily: fonts[fontFamily ?? 'MODERN_SANS'],
          margin: 0,
          padding: '32px 16px',
        }}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: mail programs do not support <main> and may drop what is in it. */}
        <div role="main">
          <Container
            style={{
              backgroundColor: canvasColor ?? '#ffffff',
              borderRadius: 8,
              maxWidth: 560,
              // Long names and addresses would make the email wider than a phone.
              overflowWrap: 'anywhere',
              wordBreak: 'break-word',
              padding: '16px 0',
            }}
          >
            <Blocks blocks={blocks} ids={childrenIds ?? []} />
          </Container>
        </div>
      </Body>
    </Html>
  )
}

function Blocks({ blocks, ids }: { blocks: FilledDocument; ids: string[] }) {
  return ids.map((id) => {
    const block = blocks[id]
    return block && <OneBlock key={id} blocks={blocks} block={block} />
  })
}

type BlockData<Type extends FilledBlock['type']> = Extract<FilledBlock, { type: Type }>['data']

function OneBlock({ blocks, block }: { blocks: FilledDocument; block: FilledBlock }): ReactNode {
  switch (block.type) {
    case 'EmailLayout':
      return null
    case 'Text':
      return <TextBlock {...block.data} />
    case 'Heading':
      return <HeadingBlock {...block.data} />
    case 'Button':
      return <ButtonBlock {...block.data} />
    case 'Image':
      return <ImageBlock {...block.data} />
    case 'Divider':
      return <DividerBlock {...block.data} />
    case 'Spacer':
      return <Section style={{ height: block.data.props?.height ?? 16 }} />
    case 'Container':
      return (
        <Section style={toCss(block.data.style)}>
          <Blocks blocks={blocks} ids={block.data.props?.childrenIds ?? []} />
        </Section>
      )
    case 'ColumnsContainer':
      return <ColumnsBlock {...block.data} blocks={blocks} />
  }
}

function TextBlock({ pieces, style }: BlockData<'Text'>) {
  if (pieces.length === 0) return null
  const css = { fontSize: 14, lineHeight: 1.5, margin: 0, ...toCss(style) }
  return <Text style={css}>{toNodes(pieces, toLink)}</Text>
}

function HeadingBlock({ props, style }: BlockData<'Heading'>) {
  const level = props?.level ?? 'h2'
  const fontSize = { h1: 28, h2: 20, h3: 16 }[level]
  return (
    <Heading as={level} style={{ fontSize, margin: 0, ...toCss(style) }}>
      {props?.text ?? ''}
    </Heading>
  )
}

function ButtonBlock({ props, style }: BlockData<'Button'>) {
  const { fontSize, fontWeight, ...outer } = toCss(style)
  return (
    <Section style={outer}>
      <Button
        href={props?.url ?? ''}
        style={{
          backgroundColor: props?.buttonBackgroundColor ?? '#1a1a1a',
          borderRadius: buttonRadius[props?.buttonStyle ?? 'rounded'],
          color: props?.buttonTextColor ?? '#ffffff',
          display: props?.fullWidth ? 'block' : 'inline-block',
          fontSize: fontSize ?? 14,
          fontWeight: fontWeight ?? 'bold',
          padding: buttonPadding[props?.size ?? 'medium'],
          textAlign: 'center',
          textDecoration: 'none',
        }}
      >
        {props?.text ?? ''}
      </Button>
    </Section>
  )
}

function ImageBlock({ props, style }: BlockData<'Image'>) {
  const size = { width: props?.width ?? undefined, height: props?.height ?? undefined }
  const image = <Img src={props?.url ?? ''} alt={props?.alt ?? ''} {...size} />
  return (
    <Section style={toCss(style)}>
      {props?.linkHref ? <Link href={props.linkHref}>{image}</Link> : image}
    </Section>
  )
}

function DividerBlock({ props, style }: BlockData<'Divider'>) {
  const line = `${props?.lineHeight ?? 1}px solid ${props?.lineColor ?? '#dddddd'}`
  return (
    <Section style={toCss(style)}>
      <Hr style={{ border: 'none', borderTop: line, margin: 0 }} />
    </Section>
  )
}

type ColumnsBlockProps = BlockData<'ColumnsContainer'> & { blocks: FilledDocument }

function ColumnsBlock({ props, style, blocks }: ColumnsBlockProps) {
  const columns = (props?.columns ?? []).slice(0, props?.columnsCount ?? 2)
  return (
    <Section style={toCss(style)}>
      <Row>
        {columns.map((column, index) => (
          <Column
            key={column.childrenIds.join()}
            style={{
              paddingLeft: index === 0 ? 0 : (props?.columnsGap ?? 0),
              verticalAlign: verticalAlign[props?.contentAlignment ?? 'middle'],
              width: props?.fixedWidths?.[index] ?? undefined,
            }}
          >
            <Blocks blocks={blocks} ids={column.childrenIds} />
          </Column>
        ))}
      </Row>
    </Section>
  )
}

function toCss(style: BlockStyle | null | undefined): CSSProperties {
  const { padding, fontFamily, borderColor, ...plain } = style ?? {}
  const given = Object.entries(plain).filter(([, value]) => value !== null && value !== undefined)
  return {
    ...Object.fromEntries(given),
    ...(fontFamily && { fontFamily: fonts[fontFamily] }),
    ...(borderColor && { border: `1px solid ${borderColor}` }),
    ...(padding && {
      padding: `${padding.top}px ${padding.right}px ${padding.bottom}px ${padding.left}px`,
    }),
  }
}

const toLink = ({ url, label }: InlineLink) => (
  <Link href={url} style={{ color: '#0b57d0', overflowWrap: 'anywhere' }}>
    {label}
  </Link>
)
