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
}

/** Results of a load: acknowledged requests, and requests without a response. */
export interface Ledger {
  users: TestUser[]
  /** Addresses that signed up, with or without a response. */
  attempted: Set<string>
  /** Codes that were reported as redeemed, by the address they verify. */
  redeemed: Map<string, string>
  responses: number
  cuts: number
}

/** Returns an empty ledger. */
export function openLedger(): Ledger {
  return { users: [], attempted: new Set(), redeemed: new Map(), responses: 0, cuts: 0 }
}
