/** A user whose sign-up was acknowledged, and everything else that was. */
export interface TestUser {
  id: string
  email: string
  password: string
  /** Sessions by their refresh tokens. */
  sessions: string[]
  endedSessions: string[]
  /**
   * Teams by id, with every name each may have: the acknowledged one, then those without a
   * response.
   */
  teams: Map<string, string[]>
  addresses: string[]
  /**
   * Values that the metadata may have: the acknowledged one, then those without a response.
   */
  metadata: (number | undefined)[]
}

/** Results of a load: acknowledged requests, and requests without a response. */
export interface Ledger {
  users: TestUser[]
  /** Addresses that signed up, with or without a response. */
  attempted: Set<string>
  /** Codes that were reported as redeemed, by the address they verify. */
  redeemed: Map<string, string>
  /** Ids of sets of API keys. */
  apiKeys: string[]
  responses: number
  /** Acknowledged writes. */
  writes: number
  cuts: number
  /** Responses with 503, while the database is unavailable. */
  refused: number
}

/**
 * Returns an empty ledger.
 *
 * @param attempted Addresses of an earlier load on the same service.
 */
export function openLedger(attempted: Iterable<string> = []): Ledger {
  const counts = { responses: 0, writes: 0, cuts: 0, refused: 0 }
  return { users: [], attempted: new Set(attempted), redeemed: new Map(), apiKeys: [], ...counts }
}
