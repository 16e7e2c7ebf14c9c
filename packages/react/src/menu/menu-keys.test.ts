import { describe, expect, it } from 'vitest'
import { findStep, findTyped } from './menu-keys'

describe('findStep', () => {
  it('goes round at both ends', () => {
    expect(findStep('ArrowDown', 0, 3)).toBe(1)
    expect(findStep('ArrowDown', 2, 3)).toBe(0)
    expect(findStep('ArrowUp', 1, 3)).toBe(0)
    expect(findStep('ArrowUp', 0, 3)).toBe(2)
  })

  it('starts at the near end when no entry has the focus', () => {
    expect(findStep('ArrowDown', -1, 3)).toBe(0)
    expect(findStep('ArrowUp', -1, 3)).toBe(2)
  })

  it('jumps to the ends', () => {
    expect(findStep('Home', 1, 3)).toBe(0)
    expect(findStep('End', 1, 3)).toBe(2)
  })

  it('leaves other keys and empty menus alone', () => {
    expect(findStep('Enter', 1, 3)).toBeUndefined()
    expect(findStep('End', -1, 0)).toBeUndefined()
  })
})

describe('findTyped', () => {
  const texts = ['Engines', 'Éclair', 'Looms', 'Looks', 'engineers']

  it('goes from one entry to the next by the same letter, and round', () => {
    expect(findTyped('l', -1, texts)).toBe(2)
    expect(findTyped('l', 2, texts)).toBe(3)
    expect(findTyped('lll', 3, texts)).toBe(2)
  })

  it('narrows down by further letters, staying where they fit', () => {
    expect(findTyped('loom', 2, texts)).toBe(2)
    expect(findTyped('look', 2, texts)).toBe(3)
    expect(findTyped('engineer', 0, texts)).toBe(4)
  })

  it('tells no capitals from small letters, but letters with accents', () => {
    expect(findTyped('E', 0, texts)).toBe(4)
    expect(findTyped('é', 0, texts)).toBe(1)
  })

  it('finds nothing where nothing fits', () => {
    expect(findTyped('x', 0, texts)).toBeUndefined()
    expect(findTyped('x', -1, [])).toBeUndefined()
  })
})
