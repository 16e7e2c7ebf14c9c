import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run'

/** A transformation of user-supplied text. */
export interface Transformation {
  name: string
  /** Transforms a text. May throw to refuse it. */
  run: (text: string) => unknown
}

/** Exports of a module. Modules are loaded by path, as the scripts belong to no package. */
type Exports = Record<string, (...given: unknown[]) => unknown>

interface Schema {
  parse: (value: unknown) => unknown
  safeParse: (value: unknown) => unknown
}

/**
 * Loads a module. Reading a missing export throws, because skipping its call would take no time.
 */
async function load(path: string): Promise<Exports> {
  const exports: Exports = await import(pathToFileURL(join(root, 'packages', path)).href)
  return new Proxy(exports, {
    get(target, name) {
      // `await` reads this property.
      if (name in target || name === 'then') return Reflect.get(target, name)
      throw new ReferenceError(`packages/${path} exports no ${String(name)}.`)
    },
  })
}

const urls = { handler: '/handler' }
const noValues = new Map()
const trusted = {
  allowLocalhost: true,
  domains: [{ domain: 'http://aa.example/', handlerPath: '/handler' }],
  onlyToHandler: true,
}
const origin = { address: '127.0.0.1', network: '127.0.0.1', isForwarded: true }
const english = { lang: 'en-US', dir: 'ltr' }

/** Loads all transformations. */
export async function loadTransformations(): Promise<Transformation[]> {
  const schemas = toSchemas(await load('contract/src/schema/fields.ts'))
  const groups = await Promise.all([
    listFields(schemas),
    loadCore(),
    loadReact(),
    loadEmails(),
    loadRequestHeaders(),
    loadUrls(schemas),
    loadStoredValues(),
  ])
  return groups.flat()
}

/** Returns the schemas among the contract's fields. */
function toSchemas(fields: object): Record<string, Schema | undefined> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, field]) => typeof field?.safeParse === 'function'),
  )
}

function listFields(schemas: Record<string, Schema | undefined>): Transformation[] {
  return Object.entries(schemas).map(([name, schema]) => ({
    name: `field: ${name}`,
    run: (text: string) => schema?.safeParse(text),
  }))
}

async function loadCore(): Promise<Transformation[]> {
  const [cookies, cookieTokens, redirects] = await Promise.all([
    load('core/src/token-store/cookie-jar.ts'),
    load('core/src/token-store/cookie-tokens.ts'),
    load('core/src/redirects/trusted-url.ts'),
  ])
  return [
    { name: 'cookie of a header', run: (header) => cookies.findCookie?.(header, 'stack-access') },
    { name: 'tokens of a cookie', run: (cookie) => cookieTokens.readTokens?.(() => cookie, 'id') },
    {
      name: 'redirect target',
      run: (url) => redirects.requireTrusted?.(url, 'https://app.example.com/', []),
    },
  ]
}

async function loadReact(): Promise<Transformation[]> {
  const [initials, location, messages] = await Promise.all([
    load('react/src/users/initials.ts'),
    load('react/src/handler/handler-location.ts'),
    load('react/src/i18n/format-message.ts'),
  ])
  return [
    { name: 'initials of an avatar', run: (name) => initials.toInitials?.(name, 2) },
    { name: 'router location', run: (path) => location.readLocation?.(path, null) },
    {
      name: 'handler page',
      run: (path) => location.findHandlerPage?.(urls, { path: `/handler/${path}`, query: '' }),
    },
    {
      name: 'message with a value',
      run: (name) => messages.formatMessage?.('Hello {name}', { name }, english),
    },
  ]
}

async function loadEmails(): Promise<Transformation[]> {
  const [syntax, inline, values, fill, text, html] = await Promise.all([
    load('server/src/emails/templates/template-syntax.ts'),
    load('server/src/emails/templates/inline-markup.ts'),
    load('server/src/emails/templates/values.ts'),
    load('server/src/emails/templates/fill.ts'),
    load('server/src/emails/templates/block-text.ts'),
    load('server/src/emails/templates/block-html.tsx'),
  ])
  const toDocument = (source: string) =>
    fill.fillDocument?.(
      {
        root: { type: 'EmailLayout', data: { childrenIds: ['text'] } },
        text: { type: 'Text', data: { props: { text: source } } },
      },
      noValues,
    )
  return [
    { name: 'email: template', run: (source) => syntax.evaluateTemplate?.(source, () => true) },
    { name: 'email: markup', run: (source) => inline.toInline?.([{ text: source }], noValues) },
    { name: 'email: name', run: (name) => values.toEmailValues?.({ userDisplayName: name }) },
    {
      name: 'email: value as text',
      run: (value) => values.toText?.({ text: value, kind: 'text' }),
    },
    { name: 'email: subject', run: (source) => fill.fillSubject?.(source, noValues) },
    { name: 'email: plain text', run: (source) => text.renderText?.(toDocument(source)) },
    { name: 'email: HTML', run: (source) => html.renderHtml?.(toDocument(source), 'Subject') },
  ]
}

async function loadRequestHeaders(): Promise<Transformation[]> {
  const [address, ipInfo, browsers, languages, clients] = await Promise.all([
    load('server/src/config/client-address.ts'),
    load('server/src/http/middleware/ip-info.ts'),
    load('server/src/lib/browser-name.ts'),
    load('server/src/lib/languages.ts'),
    load('server/src/http/client-version.ts'),
  ])
  const isProxy = address.toTrustedProxies?.(['loopback'])
  return [
    {
      name: 'X-Forwarded-For',
      run: (list) =>
        address.readClientOrigin?.(new Headers({ 'x-forwarded-for': list }), '127.0.0.1', isProxy),
    },
    {
      name: 'User-Agent and location of a session',
      run: (text) =>
        ipInfo.readIpInfo?.(
          new Headers({ 'user-agent': `${text}Mozilla`, 'x-vercel-ip-city': text }),
          origin,
        ),
    },
    { name: 'User-Agent of a session or notice', run: (agent) => browsers.toBrowserName?.(agent) },
    { name: 'Accept-Language', run: (header) => languages.matchLanguage?.(header) },
    {
      name: 'X-Stack-Client-Version',
      run: (version) =>
        clients.takesTypedCodes?.(new Headers({ 'x-stack-client-version': version })),
    },
  ]
}

async function loadUrls(schemas: Record<string, Schema | undefined>): Promise<Transformation[]> {
  const [trustedUrls, slashes] = await Promise.all([
    load('server/src/projects/trusted-urls.ts'),
    load('server/src/http/middleware/trim-end-slashes.ts'),
  ])
  return [
    {
      name: 'trusted URL',
      run: (text) => trustedUrls.isTrustedUrl?.(schemas.url?.parse(text), trusted),
    },
    { name: 'trailing slashes', run: (path) => slashes.trimEndSlashes?.(path) },
  ]
}

/** Transformations of values that the service stores, or compares with stored ones. */
async function loadStoredValues(): Promise<Transformation[]> {
  const [scopes, hashes, bcrypt, recovery, image] = await Promise.all([
    load('server/src/sign-in/oauth/provider-tokens.ts'),
    load('server/src/crypto/foreign-hashes.ts'),
    load('server/src/crypto/password-hash.ts'),
    load('server/src/crypto/recovery-code.ts'),
    load('server/src/http/profile-image.ts'),
  ])
  return [
    { name: 'scopes', run: (scope) => scopes.splitScopes?.(scope) },
    { name: 'imported hash', run: (hash) => hashes.readForeignHash?.(hash) },
    { name: 'password hash', run: (hash) => bcrypt.findHashProblem?.(hash) },
    { name: 'recovery code', run: (code) => recovery.hashRecoveryCode?.(code, 'salt') },
    { name: 'profile image', run: (url) => image.requireInlineImage?.({ access: 'client' }, url) },
  ]
}
