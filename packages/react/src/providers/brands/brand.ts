/** The logo of a provider in its brand colors. */
export interface Brand {
  /** Size of the square view box. */
  edge: number
  paths: readonly { fill: string; d: string }[]
}
