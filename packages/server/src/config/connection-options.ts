import { isIP } from 'node:net'
import { parseUrl } from '@app/contract/parse-url'
import { z } from 'zod'
import { type ConfigRow, httpUrl, onOff, refuse, row, urlOf, wholeNumber } from './values'

/** Parts of a path that only a shell expands. */
const unexpanded = [
  // A home folder, or a variable at the start.
  /^(?:~|\$)[^/\\]*/,
  // A variable that is a whole part of the path, or in brackets.
  /(?<=[/\\])\$\w+(?![^/\\])/,
  /\$[{(][^)}]*[)}]/,
  // A Windows variable at the start or after a drive: in other places, names may be percent-encoded.
  /(?<=^(?:\w:.*)?)%\w+%/,
]

/**
 * Accepts the URL of an origin, and returns it as browsers do: in lowercase, without a trailing
 * slash or the default port.
 */
const originUrl = httpUrl
  .transform((url) => url.replace(/\/+$/, ''))
  .refine((url) => !/[@?#]/.test(url) && new URL(url).pathname === '/')
  .transform((url) => new URL(url).origin)

/**
 * Accepts the URL of a mail server. Without a host, emails would be sent to this machine, and a port after a slash is
 * a path, which has no effect.
 */
const smtpUrl = urlOf('smtps?').refine((url) => {
  const parsed = parseUrl(url)
  return parsed !== null && parsed.hostname !== '' && /^\/?$/.test(parsed.pathname)
})

const hostLabel = '[a-z\\d_]([a-z\\d_-]*[a-z\\d_])?'

/**
 * A name whose last part is not a number, which would make it an incomplete or invalid IP address
 * (URL Standard, "ends in a number").
 */
const hostName = new RegExp(`^(${hostLabel}\\.)*(?!(\\d+|0x[\\da-f]*)$)${hostLabel}$`)

/** Accepts what a server can listen on, and returns it in lower case. */
const host = z
  .string()
  .toLowerCase()
  .refine((value) => isIP(value) !== 0 || hostName.test(value))

/** Accepts a path. `memory:` and other schemes would become folders, unlike the drive in `C:\data`. */
const folderPath = z
  .string()
  .regex(/^(?!:|\w{2,}:)(?!\s*$)/)
  .superRefine((path, context) => {
    const parts = unexpanded.flatMap((pattern) => pattern.exec(path) ?? [])
    if (parts.length === 0 || /^\.{1,2}[/\\]/.test(path)) return
    const literal = /^(?:[/\\]|\w:)/.test(path) ? '' : `, or ./${path} for a folder of this name`
    refuse(
      context,
      `${parts[0]} in ${JSON.stringify(path)} is not expanded; expected the full path${literal}`,
    )
  })

/** Addresses of the service, its database and its mail server. */
export const connectionOptions = {
  port: row({
    env: 'APP_PORT',
    about: 'Port to listen on.',
    expected: 'a number from 0 to 65535',
    schema: wholeNumber(0, 65_535).default(8102),
    fallback: '8102',
  }),
  host: row({
    env: 'APP_HOST',
    about: 'Address to listen on.',
    expected: 'a host name or IP address, without scheme, port and path',
    schema: host.default('127.0.0.1'),
    fallback: '127.0.0.1',
  }),
  devExpose: row({
    env: 'APP_DEV_EXPOSE',
    about:
      'Whether other machines can reach a development server, with its published keys. Its pages below /dev stay local.',
    expected: 'on or off',
    schema: onOff.default(false),
    fallback: 'off',
  }),
  url: row({
    env: 'APP_URL',
    about: 'Public URL of the service, for links to it.',
    expected: 'an http or https URL without a path, such as https://auth.example.com',
    schema: originUrl.optional(),
    fallback: 'http://localhost:APP_PORT',
  }),
  databaseUrl: row({
    env: 'DATABASE_URL',
    about: 'Postgres database. `memory://` runs an embedded one in memory.',
    expected:
      'a postgres:// URL, memory://, or no value for the embedded database in the folder APP_DATA_DIR',
    schema: z.union([z.literal('memory://'), urlOf('postgres(ql)?')]).optional(),
    fallback: 'embedded Postgres in APP_DATA_DIR',
    secret: true,
  }),
  databaseReadUrl: row({
    env: 'DATABASE_READ_URL',
    about:
      'Read replica for lists and metrics. Reads fall back to the primary until the replica has caught up.',
    expected: 'a postgres:// URL, in addition to DATABASE_URL',
    schema: urlOf('postgres(ql)?').optional(),
    fallback: 'none',
    secret: true,
  }),
  preparedStatements: row({
    env: 'APP_PREPARED_STATEMENTS',
    about:
      'Whether to use prepared statements. Turn off behind a pooler that does not support them, such as PgBouncer before 1.21.',
    expected: 'on or off',
    schema: onOff.default(true),
    fallback: 'on',
  }),
  dataDir: row({
    env: 'APP_DATA_DIR',
    about: 'Folder of the embedded database and of generated secrets.',
    expected: 'the path of a folder; DATABASE_URL=memory:// keeps a database in memory',
    schema: folderPath.default('.data/app-server'),
    fallback: '.data/app-server',
  }),
  smtpUrl: row({
    env: 'APP_SMTP_URL',
    about: 'Mail server, as smtp://user:password@host:port or smtps://….',
    expected: 'an smtp:// or smtps:// URL without a path',
    schema: smtpUrl.optional(),
    fallback: 'the development outbox; in production no email is sent',
    secret: true,
  }),
  mailFrom: row({
    env: 'APP_MAIL_FROM',
    about: 'Sender address of emails.',
    expected: 'an email address',
    schema: z.email().default('noreply@example.com'),
    fallback: 'noreply@example.com',
  }),
  mailAllowPrivate: row({
    env: 'APP_MAIL_ALLOW_PRIVATE',
    about:
      'Whether mail servers of projects may have private addresses. Does not affect APP_SMTP_URL.',
    expected: 'on or off',
    schema: onOff.optional(),
    fallback: 'on in development, off in production',
  }),
} satisfies Record<string, ConfigRow>
