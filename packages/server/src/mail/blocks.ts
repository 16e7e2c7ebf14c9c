import { z } from 'zod'

/**
 * The block document of an e-mail template: block id to block, starting at `root`.
 *
 * @see contract/http.md section 10.4
 */
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/)
const ids = z.array(z.string())
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
  block('Text', { text: z.string().nullish() }),
  block('Heading', { text: z.string().nullish(), level: z.enum(['h1', 'h2', 'h3']).nullish() }),
  block('Button', {
    text: z.string().nullish(),
    url: z.string().nullish(),
    buttonBackgroundColor: color.nullish(),
    buttonTextColor: color.nullish(),
    buttonStyle: z.enum(['rectangle', 'pill', 'rounded']).nullish(),
    fullWidth: z.boolean().nullish(),
    size: z.enum(['x-small', 'small', 'medium', 'large']).nullish(),
  }),
  block('Image', {
    url: z.string().nullish(),
    alt: z.string().nullish(),
    width: z.number().nullish(),
    height: z.number().nullish(),
    linkHref: z.string().nullish(),
    contentAlignment,
  }),
  block('Divider', { lineColor: color.nullish(), lineHeight: z.number().nullish() }),
  block('Spacer', { height: z.number().nullish() }),
  block('Container', { childrenIds: ids.nullish() }),
  block('ColumnsContainer', {
    columns: z.array(z.object({ childrenIds: ids })).nullish(),
    columnsCount: z.union([z.literal(2), z.literal(3)]).nullish(),
    columnsGap: z.number().nullish(),
    fixedWidths: z.array(z.number().nullish()).nullish(),
    contentAlignment,
  }),
])

/** Checks that every block that is named exists, and that no block holds itself. */
function isTree(document: Record<string, Block>): boolean {
  const seen = new Set<string>()
  const visit = (id: string): boolean => {
    const found = document[id]
    if (!found || seen.has(id)) return false
    seen.add(id)
    return childrenOf(found).every(visit)
  }
  return document.root?.type === 'EmailLayout' && visit('root')
}

/** The ids of the blocks inside a block. */
export function childrenOf(parent: Block): string[] {
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

/** The look of a block. */
export type BlockStyle = z.output<typeof style>

/** A whole document: a tree of blocks below `root`. */
export const blockDocument = z
  .record(z.string(), anyBlock)
  .refine(isTree, 'must be a tree of existing blocks below an EmailLayout named root')

/** A whole document. */
export type BlockDocument = z.output<typeof blockDocument>
