import { expect, it } from 'vitest'
import { cropMiddle, maxZoom, moveCrop, toZoom, zoomCrop } from './crop'

const wide = cropMiddle(1000, 400)

it('begins with the largest square in the middle', () => {
  expect(wide).toEqual({ width: 1000, height: 400, x: 300, y: 0, size: 400 })
  expect(toZoom(wide)).toBe(1)
})

it('keeps the square inside the picture', () => {
  expect(moveCrop(wide, -100, 50)).toMatchObject({ x: 200, y: 0 })
  expect(moveCrop(wide, 5000, -5000)).toMatchObject({ x: 600, y: 0 })
})

it('zooms around the middle of the square', () => {
  const zoomed = zoomCrop(wide, 2)
  expect(zoomed).toMatchObject({ x: 400, y: 100, size: 200 })
  expect(toZoom(zoomed)).toBe(2)
})

it('moves the square where it would leave the picture when it grows', () => {
  const corner = moveCrop(zoomCrop(wide, 2), 5000, 5000)
  expect(zoomCrop(corner, 1)).toMatchObject({ x: 600, y: 0, size: 400 })
})

it('limits the zoom', () => {
  expect(toZoom(zoomCrop(wide, 0.1))).toBe(1)
  expect(toZoom(zoomCrop(wide, 100))).toBe(maxZoom)
})
