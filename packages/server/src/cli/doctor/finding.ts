/** A fact, or a problem and how to fix it. */
export interface Finding {
  name: string
  fact?: string
  problem?: string
  advice?: string
}
