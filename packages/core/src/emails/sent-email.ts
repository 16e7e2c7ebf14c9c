import type { ResponseOf } from '@app/contract'
import type { SentEmailType } from '@app/contract/lists'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import { isKnownError } from '../errors/known-error'
import { ifOffered } from '../http/if-offered'
import type { CallOptions } from '../lib/call-options'
import { requireAllMapped } from '../lib/total'

/** An email that the service sent for the project, or failed to send. */
export interface AdminSentEmail {
  /** Id of the email. */
  readonly id: string
  /** Type of the email; `null` if it was sent before types were recorded. */
  readonly type: SentEmailType | null
  /** Email addresses of the recipients. */
  readonly to: readonly string[]
  /** First entry of `to`, `''` if there is none. */
  readonly recipient: string
  /** Subject line. */
  readonly subject: string
  /** Time at which it was sent. */
  readonly sentAt: Date
  /** Description of the failure; absent on success. */
  readonly error?: unknown
}

/** A sent email with its content. */
export interface AdminSentEmailContent extends AdminSentEmail {
  /**
   * HTML document; show it in an `iframe` with `sandbox`. `null` unless the email is in the
   * development outbox: emails contain codes, so their content is not kept.
   */
  readonly html: string | null
  /** Plain text part; `null` as `html`. */
  readonly text: string | null
}

/** Options of `listSentEmails`. */
export interface ListSentEmailsOptions extends CallOptions {
  /** Part of the address of a recipient. */
  query?: string | undefined
  /** Only emails of this type. */
  type?: SentEmailType | undefined
  /** Only emails that a mail server accepted, or only others. */
  status?: 'sent' | 'failed' | undefined
  /** Emails per page, at most 100. @default the latest 100, without a next page */
  limit?: number | undefined
  /** `nextCursor` of the previous page. */
  cursor?: string | undefined
}

/** A page of sent emails. `nextCursor` is `null` on the last page, and without `limit`. */
export type AdminSentEmailPage = AdminSentEmail[] & { readonly nextCursor: string | null }

/** Fetches a page of the emails of the last 90 days, newest first. */
export async function fetchSentEmails(
  { admin }: Scope<'admin'>,
  { query, type, status, limit, cursor }: ListSentEmailsOptions = {},
): Promise<Fetched<AdminSentEmailPage>> {
  const page = await admin.send('GET /internal/emails', {
    query: { query, type, status, limit, cursor },
  })
  return {
    wire: page,
    toValue: () =>
      Object.assign(page.items.map(toSentEmail), {
        nextCursor: page.is_paginated ? page.pagination.next_cursor : null,
      }),
  }
}

/** Fetches a sent email; `null` if there is none with this id. */
export async function fetchSentEmail(
  { admin }: Scope<'admin'>,
  id: string,
): Promise<Fetched<AdminSentEmailContent | null>> {
  const wire = await ifOffered(admin.send('GET /internal/emails/:id', { path: { id } })).catch(
    (error) => {
      // The id is not a UUID.
      if (isKnownError(error, 'SCHEMA_ERROR')) return null
      throw error
    },
  )
  return { wire, toValue: () => wire && toContent(wire) }
}

function toContent({
  html,
  text,
  ...email
}: ResponseOf<'GET /internal/emails/:id'>): AdminSentEmailContent {
  return { ...toSentEmail(email), html, text }
}

function toSentEmail(wire: ResponseOf<'GET /internal/emails'>['items'][number]): AdminSentEmail {
  const {
    id,
    type,
    to,
    subject,
    sent_at_millis: sentAtMillis,
    error,
    // Not part of the SDK: the project's settings contain the same information.
    sender_config: _senderConfig,
    ...rest
  } = wire
  requireAllMapped(rest)
  return {
    id,
    type,
    to,
    recipient: to[0] ?? '',
    subject,
    sentAt: new Date(sentAtMillis),
    ...(error !== null && { error }),
  }
}
