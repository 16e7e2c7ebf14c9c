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
    const hold = budget.open('a')
    hold.reserve(mebibyte)
    // The same body again, or more of it.
    hold.reserve(2 * mebibyte)
    hold.reserve(2 * mebibyte)
    hold.release()
    hold.release()
  }
  budget.open('a').reserve(16 * mebibyte)
  budget.open('b').reserve(16 * mebibyte)
})

it('returns when to retry', () => {
  const hold = createBodyBudget().open('a')
  expect(() => hold.reserve(17 * mebibyte)).toThrow(
    expect.objectContaining({ status: 503, headers: { 'Retry-After': '1' } }),
  )
})
