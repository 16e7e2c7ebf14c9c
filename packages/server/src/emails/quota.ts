/** Emails of each project by the operator's mail server, counted per day over all processes. */
export interface EmailQuota {
  /** Maximum number of emails per day and project. */
  perDay: number
  /**
   * Counts an email. Returns a function that takes it back if the mail server refuses it; `null` if the
   * quota is used up.
   */
  take(projectId: string): Promise<(() => Promise<void>) | null>
  /** Returns the seconds until the project may send again; `null` if it may now. */
  findWait(projectId: string): Promise<number | null>
}

/** Counts nothing, for a service without limits. */
export const noEmailQuota: EmailQuota = {
  perDay: Number.POSITIVE_INFINITY,
  take: async () => async () => {},
  findWait: async () => null,
}
