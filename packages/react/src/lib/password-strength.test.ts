import { describe, expect, it } from 'vitest'
import { estimateStrength } from './password-strength'

describe('estimateStrength', () => {
  it.each([
    ['', 'weak'],
    ['12345678', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['password2024', 'weak'],
    ['Passw0rd!', 'weak'],
    ['qwertyadmin', 'weak'],
    ['ada.lovelace1', 'weak'],
    ['kitchen lamp', 'fair'],
    ['tR4-bx9kw', 'fair'],
    ['correct horse battery staple', 'strong'],
    ['vT8#qLw2!zRn5', 'strong'],
  ])('finds %j %s', (password, strength) =>
    expect(estimateStrength(password, 'ada.lovelace@example.com')).toBe(strength),
  )
})
