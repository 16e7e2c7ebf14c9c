import { commonErrors, contract, type Endpoint } from '@app/contract'
import { knownErrors, type SentErrorCode } from '@app/contract/known-errors'
import { schemaOf } from '../../src/openapi/schema'

/** The parts of JSON Schema that the contract uses. */
interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}

type Part = Parameters<typeof schemaOf>[0]

const { 'GET /users/me': ownUser, 'GET /projects/current': project } = contract

/** Returns the schema of the items of a list, which may have pages too. */
function itemOf(part: Part): Schema {
  const schema = toSchema(part)
  const list = schema.oneOf?.[0] ?? schema.anyOf?.[0] ?? schema
  return list.properties?.items?.items ?? {}
}

/** Objects with a heading of their own, by that heading. Other tables link to it. */
const shapes: Record<string, Schema> = {
  UserClient: toSchema(ownUser.response.client),
  UserServer: toSchema(ownUser.response.server),
  TeamClient: toSchema(contract['GET /teams/:team_id'].response.client),
  TeamServer: toSchema(contract['GET /teams/:team_id'].response.server),
  TeamMemberProfileClient: itemOf(contract['GET /team-member-profiles'].response.client),
  TeamMemberProfileServer: itemOf(contract['GET /team-member-profiles'].response.server),
  TeamMember: toSchema(contract['PATCH /team-members/:team_id/:user_id'].response),
  TeamInvitationClient: itemOf(contract['GET /team-invitations'].response.client),
  TeamInvitationServer: itemOf(contract['GET /team-invitations'].response.server),
  PermissionDefinition: itemOf(contract['GET /team-permission-definitions'].response),
  ContactChannel: itemOf(contract['GET /contact-channels'].response),
  Passkey: itemOf(contract['GET /users/me/passkeys'].response),
  Session: itemOf(contract['GET /auth/sessions'].response),
  ProjectClient: toSchema(project.response.client),
  ProjectAdmin: toSchema(project.response.admin),
  ApiKeySet: itemOf(contract['GET /internal/api-keys'].response),
  EmailTemplate: itemOf(contract['GET /email-templates'].response),
  SentEmail: itemOf(contract['GET /internal/emails'].response),
  WebhookEndpoint: itemOf(contract['GET /internal/webhook-endpoints'].response),
  WebhookDelivery: itemOf(contract['GET /internal/webhook-endpoints/:id/deliveries'].response),
  SecurityEvent: itemOf(contract['GET /internal/security-events'].response),
  SecuritySettings: toSchema(contract['GET /internal/security-settings'].response),
}

/** Names of shapes by their schema. */
const names = new Map(
  Object.entries(shapes).map(([name, schema]) => [JSON.stringify(schema), name]),
)

/** Headings of endpoints and shapes: the document must have each of them once. */
export const headings = [...Object.keys(contract), ...Object.keys(shapes)]

/** Lists the headings of a document that stand for an endpoint or a shape. */
export function listHeadings(document: string): string[] {
  const found = [...document.matchAll(/^#### (.+)$/gm)].map(([, heading = '']) => heading)
  return found.filter((heading) => / \//.test(heading) || heading in shapes)
}

/** Replaces the tables after the headings of endpoints and shapes, and the table of known errors. */
export function fillIn(document: string): string {
  return document
    .replace(/^#### (.+)\n\n(?:(?:\|.*\n)+\n)?/gm, (whole, heading: string) => {
      const table = toTable(heading)
      return table === null ? whole : `#### ${heading}\n\n${table}\n\n`
    })
    .replace(/(?<=\n## 13 Known errors\n\n)(?:\|.*\n)*/, errorTable())
}

function toTable(heading: string): string | null {
  const endpoint = (contract as Record<string, Endpoint>)[heading]
  if (endpoint) return toRows(describe(endpoint))
  const shape = shapes[heading]
  return shape ? toRows([['Field', 'Type'], ...fieldsOf(shape)]) : null
}

function toRows([first, ...rows]: string[][]): string {
  const toLine = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [toLine(first ?? []), '|---|---|', ...rows.map(toLine)].join('\n')
}

/** Returns the rows of an endpoint: access, parameters, body, response and known errors. */
function describe(endpoint: Endpoint): string[][] {
  const { access, user, query, headers, body, response, status, errors } = endpoint
  const open = access === 'none' ? 'no key' : access.join(', ')
  return [
    ['Access', user ? `${open}; a signed-in user` : open],
    ...(query ? [['Query', fieldList(query)]] : []),
    ...(headers ? [['Headers', fieldList(headers)]] : []),
    ...partRows('Body', body),
    ...partRows(String(status ?? (isRedirect(response) ? 307 : 200)), response),
    ...(errors.length > 0 ? [['Errors', listErrors(endpoint)]] : []),
  ]
}

/** Known errors of every endpoint that uses a verification code. */
const codeErrors: SentErrorCode[] = [
  'VERIFICATION_CODE_NOT_FOUND',
  'VERIFICATION_CODE_EXPIRED',
  'VERIFICATION_CODE_ALREADY_USED',
  'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED',
]

/** Lists the known errors of an endpoint, without those of section 2.3. */
function listErrors({ access, errors: codes }: Endpoint): string {
  const isOpen = access === 'none'
  const common: readonly string[] = commonErrors
  const own = [...new Set(codes)].filter((code) => isOpen || !common.includes(code))
  const hasCodeErrors = codeErrors.every((code) => own.includes(code))
  const others = own.filter((code) => !hasCodeErrors || !codeErrors.includes(code))
  return [
    ...(hasCodeErrors ? ['[code errors](#6-verification-codes)'] : []),
    ...others.map((code) => `${code} ${knownErrors[code].status}`),
  ].join(', ')
}

/** Rows of a body or response: one, or two if servers may use or see more than clients. */
function partRows(name: string, part: Endpoint['body']): string[][] {
  if (!part) return []
  if (!('client' in part)) return [[name, partText(part)]]
  const [client, server, admin] = [part.client, part.server, part.admin].map(partText)
  if (client === server && server === admin) return [[name, client ?? '']]
  if (server === admin) {
    return [
      [`${name} (client)`, client ?? ''],
      [`${name} (server, admin)`, server ?? ''],
    ]
  }
  return [
    [`${name} (client, server)`, client ?? ''],
    [`${name} (admin)`, admin ?? ''],
  ]
}

function partText(part: Part): string {
  const schema = toSchema(part)
  if (isRedirect(part)) return 'a redirect'
  const isOptional = 'safeParse' in part && part.safeParse(undefined).success
  const name = names.get(JSON.stringify(schema))
  const list = schema.properties?.items
  if (list && schema.properties?.is_paginated) {
    const isPage = 'pagination' in schema.properties
    return `${isPage ? 'page' : 'list'} of ${typeCode(list.items ?? {})}`
  }
  const [complete, page] = schema.oneOf ?? schema.anyOf ?? []
  if (complete?.properties?.items && page?.properties?.pagination) {
    return `list or page of ${typeCode(complete.properties.items.items ?? {})}`
  }
  if (name) return link(name)
  if (schema.type !== 'object') return `\`${typeText(schema)}\``
  if (Object.keys(schema.properties ?? {}).length === 0) return isOptional ? '`{}` or none' : '`{}`'
  return fieldList(part) + (isOptional ? '; or none' : '')
}

function fieldList(part: Part): string {
  const { properties = {}, required = [] } = toSchema(part)
  return Object.entries(properties)
    .map(([name, schema]) => {
      const key = required.includes(name) ? name : `${name}?`
      const type = typeText(schema)
      return type === 'string' ? `\`${key}\`` : `\`${key}: ${type}\``
    })
    .join(', ')
}

/** Name and type of each property. A name ends with `?` if the property may be absent. */
function fieldsOf({ properties = {}, required = [] }: Schema): [string, string][] {
  return Object.entries(properties).map(([name, schema]) => [
    `\`${name}${required.includes(name) ? '' : '?'}\``,
    typeCode(schema),
  ])
}

function typeCode(schema: Schema): string {
  const name = names.get(JSON.stringify(schema))
  return name ? link(name) : `\`${typeText(schema)}\``
}

function typeText(schema: Schema): string {
  const name = names.get(JSON.stringify(schema))
  if (name) return name
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' \\| ')
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return variants.map(typeText).join(' \\| ')
  if (schema.type === 'array') return `${inParentheses(typeText(schema.items ?? {}))}[]`
  if (schema.type === 'object') return objectText(schema)
  return [schema.type ?? 'JSON'].flat().join(' \\| ')
}

function objectText({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties) {
    const value = typeof additionalProperties === 'object' ? typeText(additionalProperties) : 'JSON'
    return `{ [name]: ${value} }`
  }
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(schema)}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

function inParentheses(type: string): string {
  return type.includes(' \\| ') && !type.startsWith('{') ? `(${type})` : type
}

function link(name: string): string {
  return `[${name}](#${name.toLowerCase()})`
}

function isRedirect(part: Part): boolean {
  return 'not' in toSchema(part)
}

function toSchema(part: Part): Schema {
  return schemaOf(part)
}

function errorTable(): string {
  const rows = Object.entries(knownErrors).flatMap(([code, row]) => {
    if (row.status === null) return []
    const parent = 'parent' in row ? row.parent : '–'
    return [[code, String(row.status), parent]]
  })
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`)
  return ['| Code | Status | Family |', '|---|---|---|', ...lines, ''].join('\n')
}
