import { describe, expect, it } from 'vitest'
import { findStep, findTyped } from './menu-keys'

describe('findStep', () => {
  it('wraps around at both ends', () => {
    expect(findStep('ArrowDown', 0, 3)).toBe(1)
    expect(findStep('ArrowDown', 2, 3)).toBe(0)
    expect(findStep('ArrowUp', 1, 3)).toBe(0)
    expect(findStep('ArrowUp', 0, 3)).toBe(2)
  })

  it('starts at the nearer end if no entry has focus', () => {
    expect(findStep('ArrowDown', -1, 3)).toBe(0)
    expect(findStep('ArrowUp', -1, 3)).toBe(2)
  })

  it('jumps to the first and last entry', () => {
    expect(findStep('Home', 1, 3)).toBe(0)
    expect(findStep('End', 1, 3)).toBe(2)
  })

  it('ignores other keys and empty menus', () => {
    expect(findStep('Enter', 1, 3)).toBeUndefined()
    expect(findStep('End', -1, 0)).toBeUndefined()
  })
})

describe('findTyped', () => {
  const texts = ['Engines', 'Éclair', 'Looms', 'Looks', 'engineers']

  it('cycles through entries that start with the same letter', () => {
    expect(findTyped('l', -1, texts)).toBe(2)
    expect(findTyped('l', 2, texts)).toBe(3)
    expect(findTyped('lll', 3, texts)).toBe(2)
  })

  it('narrows down with each letter, and stays on an entry that still matches', () => {
    expect(findTyped('loom', 2, texts)).toBe(2)
    expect(findTyped('look', 2, texts)).toBe(3)
    expect(findTyped('engineer', 0, texts)).toBe(4)
  })

  it('ignores case but not accents', () => {
    expect(findTyped('E', 0, texts)).toBe(4)
    expect(findTyped('é', 0, texts)).toBe(1)
  })

  it('finds nothing without a match', () => {
    expect(findTyped('x', 0, texts)).toBeUndefined()
    expect(findTyped('x', -1, [])).toBeUndefined()
  })
})
