/** A square part of a picture, in pixels of the picture. */
export interface Crop {
  /** Width of the picture. */
  width: number
  /** Height of the picture. */
  height: number
  /** Distance of the square from the left edge of the picture. */
  x: number
  /** Distance of the square from the upper edge of the picture. */
  y: number
  /** Edge of the square. */
  size: number
}

/** The smallest square is a fifth of the largest one. */
export const maxZoom = 5

/** Returns the largest square in the middle of a picture. */
export function cropMiddle(width: number, height: number): Crop {
  const size = Math.min(width, height)
  return { width, height, x: (width - size) / 2, y: (height - size) / 2, size }
}

/** Returns how many times larger the picture is shown than with the largest square. */
export function toZoom({ width, height, size }: Crop): number {
  return Math.min(width, height) / size
}

/** Moves the square within the picture. */
export function moveCrop(crop: Crop, x: number, y: number): Crop {
  return {
    ...crop,
    x: clamp(crop.x + x, 0, crop.width - crop.size),
    y: clamp(crop.y + y, 0, crop.height - crop.size),
  }
}

/** Changes the size of the square. Its middle stays in place where the picture has room. */
export function zoomCrop(crop: Crop, zoom: number): Crop {
  const size = Math.min(crop.width, crop.height) / clamp(zoom, 1, maxZoom)
  const change = (crop.size - size) / 2
  return moveCrop({ ...crop, size }, change, change)
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
