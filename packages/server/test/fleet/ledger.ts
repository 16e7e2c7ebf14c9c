/** Somebody whose sign-up was acknowledged, and everything else that was. */
export interface TestUser {
  id: string
  email: string
  password: string
  /** Sessions by their refresh tokens. */
  sessions: string[]
  endedSessions: string[]
  /** Teams by id, with every name each may have: the acknowledged one, then those nobody answered to. */
  teams: Map<string, string[]>
  addresses: string[]
}

/** What a load was told is done, and what it was told nothing about. */
export interface Ledger {
  users: TestUser[]
  /** Addresses that signed up, whether or not the answer came. */
  attempted: Set<string>
  /** Codes somebody was told are redeemed, by the address they prove. */
  redeemed: Map<string, string>
  responses: number
  cuts: number
}

/** An empty one. */
export function openLedger(): Ledger {
  return { users: [], attempted: new Set(), redeemed: new Map(), responses: 0, cuts: 0 }
}
