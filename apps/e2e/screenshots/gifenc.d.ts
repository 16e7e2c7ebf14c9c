/** The part of gifenc 1 that is used here. It has no types of its own, and Node loads it as CommonJS. */
declare module 'gifenc' {
  type Palette = number[][]

  const gifenc: {
    /** Chooses up to `maxColors` colors for pixels of four bytes each. */
    quantize(rgba: Uint8Array, maxColors: number): Palette
    /** Returns the index of the nearest color for each pixel. */
    applyPalette(rgba: Uint8Array, palette: Palette): Uint8Array
    GIFEncoder(): {
      /** Adds a picture that is shown for `delay` milliseconds. */
      writeFrame(
        index: Uint8Array,
        width: number,
        height: number,
        options: { palette: Palette; delay: number },
      ): void
      finish(): void
      bytes(): Uint8Array
    }
  }
  export default gifenc
}
