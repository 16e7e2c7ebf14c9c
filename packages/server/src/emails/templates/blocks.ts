import { z } from 'zod'
import type { Inline } from './inline-markup'

/** A block document: blocks by id, starting at `root`. */
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/)
const ids = z.array(z.string().max(200)).max(500)
/** A text or URL with variables. */
const template = z.string().max(20_000)
const fontFamily = z.enum([
  'MODERN_SANS',
  'BOOK_SANS',
  'ORGANIC_SANS',
  'GEOMETRIC_SANS',
  'HEAVY_SANS',
  'ROUNDED_SANS',
  'MODERN_SERIF',
  'BOOK_SERIF',
  'MONOSPACE',
])

const style = z.object({
  color: color.nullish(),
  backgroundColor: color.nullish(),
  borderColor: color.nullish(),
  borderRadius: z.number().nullish(),
  fontSize: z.number().nullish(),
  fontFamily: fontFamily.nullish(),
  fontWeight: z.enum(['normal', 'bold']).nullish(),
  textAlign: z.enum(['left', 'center', 'right']).nullish(),
  padding: z
    .object({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() })
    .nullish(),
})

function block<Type extends string, Props extends z.ZodRawShape>(type: Type, props: Props) {
  return z.object({
    type: z.literal(type),
    data: z.object({ style: style.nullish(), props: z.object(props).nullish() }),
  })
}

const contentAlignment = z.enum(['top', 'middle', 'bottom']).nullish()

const anyBlock = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('EmailLayout'),
    data: z.object({
      backdropColor: color.nullish(),
      canvasColor: color.nullish(),
      textColor: color.nullish(),
      fontFamily: fontFamily.nullish(),
      childrenIds: ids.nullish(),
    }),
  }),
  block('Text', { text: template.nullish() }),
  block('Heading', { text: template.nullish(), level: z.enum(['h1', 'h2', 'h3']).nullish() }),
  block('Button', {
    text: template.nullish(),
    url: template.nullish(),
    buttonBackgroundColor: color.nullish(),
    buttonTextColor: color.nullish(),
    buttonStyle: z.enum(['rectangle', 'pill', 'rounded']).nullish(),
    fullWidth: z.boolean().nullish(),
    size: z.enum(['x-small', 'small', 'medium', 'large']).nullish(),
  }),
  block('Image', {
    url: template.nullish(),
    alt: template.nullish(),
    width: z.number().nullish(),
    height: z.number().nullish(),
    linkHref: template.nullish(),
    contentAlignment,
  }),
  block('Divider', { lineColor: color.nullish(), lineHeight: z.number().nullish() }),
  block('Spacer', { height: z.number().nullish() }),
  block('Container', { childrenIds: ids.nullish() }),
  block('ColumnsContainer', {
    columns: z
      .array(z.object({ childrenIds: ids }))
      .max(3)
      .nullish(),
    columnsCount: z.union([z.literal(2), z.literal(3)]).nullish(),
    columnsGap: z.number().nullish(),
    fixedWidths: z.array(z.number().nullish()).max(3).nullish(),
    contentAlignment,
  }),
])

/** Limits of a document. An email of this size renders within a few hundredths of a second. */
const maxBlocks = 300
const maxDepth = 20

/** Checks that all referenced blocks exist and that no block contains itself. */
function isTree(document: Record<string, Block>): boolean {
  const seen = new Set<string>()
  const visit = (id: string, depth: number): boolean => {
    const found = Object.hasOwn(document, id) ? document[id] : undefined
    if (!found || seen.has(id) || depth > maxDepth) return false
    seen.add(id)
    return childrenOf(found).every((child) => visit(child, depth + 1))
  }
  return document.root?.type === 'EmailLayout' && visit('root', 0)
}

/** Returns the ids of the children of a block. */
export function childrenOf(parent: Block | FilledBlock): string[] {
  switch (parent.type) {
    case 'EmailLayout':
      return parent.data.childrenIds ?? []
    case 'Container':
      return parent.data.props?.childrenIds ?? []
    case 'ColumnsContainer':
      return (parent.data.props?.columns ?? []).flatMap((column) => column.childrenIds)
    default:
      return []
  }
}

/** One block of a document. */
export type Block = z.output<typeof anyBlock>

/** Style of a block. */
export type BlockStyle = z.output<typeof style>

/** A block document: a tree of blocks below `root`. */
export const blockDocument = z
  .record(z.string(), anyBlock)
  .refine((document) => Object.keys(document).length <= maxBlocks, {
    message: `must not have more than ${maxBlocks} blocks`,
    abort: true,
  })
  .refine(
    isTree,
    `must be a tree of existing blocks below an EmailLayout named root, at most ${maxDepth} levels deep`,
  )

/** A block document. */
export type BlockDocument = z.output<typeof blockDocument>

type TextBlock = Extract<Block, { type: 'Text' }>

/** A block with its variables replaced. */
export type FilledBlock =
  | Exclude<Block, TextBlock>
  | { type: 'Text'; data: { style?: BlockStyle | null; pieces: Inline[] } }

/** A block document with its variables replaced. */
export type FilledDocument = Record<string, FilledBlock>
