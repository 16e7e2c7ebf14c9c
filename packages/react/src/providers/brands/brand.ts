/** The mark of a provider, in the colours its owner asks for. */
export interface Brand {
  /** Edge of the square it is drawn in. */
  edge: number
  paths: readonly { fill: string; d: string }[]
}
