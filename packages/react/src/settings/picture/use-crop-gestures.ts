import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type Crop, moveCrop, toZoom, zoomCrop } from './crop'

interface Point {
  clientX: number
  clientY: number
}

/** Distance in CSS pixels that an arrow key moves the picture. */
const keyStep = 8

const arrows: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
}

/**
 * Props that move the picture under its circle by arrow keys or a pointer, and zoom with two pointers or the
 * wheel.
 *
 * @param circle Element that shows the square.
 */
export function useCropGestures(
  circle: RefObject<HTMLElement | null>,
  change: (update: (crop: Crop) => Crop) => void,
) {
  const pointers = useRef(new Map<number, Point>())
  useWheelZoom(circle, change)

  /** Moves the picture by a distance in CSS pixels, which moves the square the other way. */
  function move(x: number, y: number) {
    const width = circle.current?.clientWidth
    if (width) {
      change((crop) => moveCrop(crop, (-x * crop.size) / width, (-y * crop.size) / width))
    }
  }

  function release({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId)
  }

  return {
    // For the arrow keys.
    tabIndex: 0,
    onKeyDown(event: KeyboardEvent) {
      const step = arrows[event.key]
      // With a modifier, they are for the browser, such as to go back.
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      move(...step)
    },
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, event)
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const distance = toDistance(pointers.current)
      pointers.current.set(event.pointerId, event)
      const growth = toDistance(pointers.current) / distance
      // With two fingers, the picture follows the point between them.
      const { size } = pointers.current
      move((event.clientX - before.clientX) / size, (event.clientY - before.clientY) / size)
      if (size === 2) change((crop) => zoomCrop(crop, toZoom(crop) * growth))
    },
    // Also where a menu takes the end of the gesture.
    onLostPointerCapture: release,
  }
}

/** Returns the distance between the first two pointers in CSS pixels, at least one. */
function toDistance(pointers: Map<number, Point>): number {
  const [a, b] = pointers.values()
  return a && b ? Math.max(Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), 1) : 1
}

/** Zooms by the wheel over the parent of the circle, which does not scroll the page. */
function useWheelZoom(
  circle: RefObject<HTMLElement | null>,
  change: (update: (crop: Crop) => Crop) => void,
): void {
  useEffect(() => {
    const frame = circle.current?.parentElement
    function zoom(event: WheelEvent) {
      event.preventDefault()
      change((crop) => zoomCrop(crop, toZoom(crop) * 1.002 ** -event.deltaY))
    }
    // React listens passively, which cannot prevent scrolling.
    frame?.addEventListener('wheel', zoom, { passive: false })
    return () => frame?.removeEventListener('wheel', zoom)
  }, [circle, change])
}
