/** Emails of each project by the operator's mail server, counted per day over all processes. */
export interface EmailQuota {
  /** Maximum number of emails per day and project. */
  perDay: number
  /** Counts an email. Resolves to `false` if the quota is used up. */
  take(projectId: string): Promise<boolean>
  /** Uncounts an email that the mail server refused. */
  giveBack(projectId: string): Promise<void>
  /** Returns the seconds until the project may send again; `null` if it may now. */
  findWait(projectId: string): Promise<number | null>
}

/** Counts nothing, for a service without limits. */
export const noEmailQuota: EmailQuota = {
  perDay: Number.POSITIVE_INFINITY,
  take: async () => true,
  async giveBack() {},
  findWait: async () => null,
}
