import type { ResponseOf } from '@app/contract'
import { requireAllMapped } from '../lib/total'
import { refuseUnknownOptions } from '../lib/unknown-options'
import { toResponseError } from './response-error'

/** SMTP server and sender. */
export interface EmailConfig {
  /** Host name of the SMTP server. */
  readonly host: string
  /** Port of the SMTP server. */
  readonly port: number
  /** User name of the SMTP account. */
  readonly username: string
  /** Password of the SMTP account. */
  readonly password: string
  /** Email address of the sender. */
  readonly senderEmail: string
  /** Display name of the sender. */
  readonly senderName: string
}

/**
 * Email server of a project: `shared` is the server of the service, `standard` the project's own.
 */
export type AdminEmailConfig =
  | { readonly type: 'shared' }
  | ({ readonly type: 'standard' } & EmailConfig)

type WireEmailConfig = ResponseOf<'PATCH /projects/current'>['config']['email_config']

/** Converts an email server from the wire format. */
export function toEmailConfig(wire: WireEmailConfig): AdminEmailConfig {
  if (wire.type === 'shared') {
    const { type, ...rest } = wire
    requireAllMapped(rest)
    return { type }
  }
  const {
    type,
    host,
    port,
    username,
    password,
    sender_email: senderEmail,
    sender_name: senderName,
    ...rest
  } = wire
  requireAllMapped(rest)
  const config = { host, port, username, password, senderEmail, senderName }
  if (Object.values(config).some((value) => value === undefined))
    throw toResponseError('an incomplete email server')
  return { type, ...config }
}

/** Converts an email server to the wire format. */
export function toWireEmailConfig(config: AdminEmailConfig): WireEmailConfig {
  return config.type === 'shared' ? { type: 'shared' } : { type: 'standard', ...toSmtpBody(config) }
}

/** Converts an SMTP server to the wire format. */
export function toSmtpBody({
  host,
  port,
  username,
  password,
  senderEmail,
  senderName,
  ...rest
}: EmailConfig): Omit<Extract<WireEmailConfig, { type: 'standard' }>, 'type'> {
  refuseUnknownOptions(rest, ['type'])
  return { host, port, username, password, sender_email: senderEmail, sender_name: senderName }
}
