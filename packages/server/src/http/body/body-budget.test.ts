import { expect, it } from 'vitest'
import { createBodyBudget } from './body-budget'

const mebibyte = 1024 * 1024

it('limits one client to half of the memory, and all together to the total', () => {
  const budget = createBodyBudget()
  budget.open('a').reserve(16 * mebibyte)
  expect(() => budget.open('a').reserve(1)).toThrow('Too many large requests')
  budget.open('b').reserve(15 * mebibyte)
  expect(() => budget.open('c').reserve(2 * mebibyte)).toThrow('Too many large requests')
  budget.open('c').reserve(mebibyte)
})

it('releases memory after a response', () => {
  const budget = createBodyBudget()
  for (let turn = 0; turn < 100; turn += 1) {
    const reservation = budget.open('a')
    reservation.reserve(mebibyte)
    // The same body again, or more of it.
    reservation.reserve(2 * mebibyte)
    reservation.reserve(2 * mebibyte)
    reservation.release()
    reservation.release()
  }
  budget.open('a').reserve(16 * mebibyte)
  budget.open('b').reserve(16 * mebibyte)
})

it('returns when to retry', () => {
  const reservation = createBodyBudget().open('a')
  expect(() => reservation.reserve(17 * mebibyte)).toThrow(
    expect.objectContaining({ status: 503, headers: { 'Retry-After': '1' } }),
  )
})
