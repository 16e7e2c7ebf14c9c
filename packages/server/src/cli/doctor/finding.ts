/** What was found: a fact, or a problem and what to do about it. */
export interface Finding {
  name: string
  fact?: string
  problem?: string
  advice?: string
}
