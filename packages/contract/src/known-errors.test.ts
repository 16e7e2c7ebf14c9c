import { describe, expect, it } from 'vitest'
import { knownErrorMessages } from './known-error-messages'
import { type KnownErrorCode, knownErrors } from './known-errors'

const rows = Object.entries(knownErrors) as [
  KnownErrorCode,
  { name: string; status: number | null; parent?: KnownErrorCode },
][]

describe('known errors', () => {
  it('has all 95 rows, 10 of them families', () => {
    expect(rows).toHaveLength(95)
    expect(rows.filter(([, row]) => row.status === null)).toHaveLength(10)
  })

  it('names a family as every parent', () => {
    const parents = rows.flatMap(([, row]) => row.parent ?? [])
    expect(parents.filter((parent) => knownErrors[parent].status !== null)).toEqual([])
  })

  it('gives every class a name of its own', () => {
    expect(new Set(rows.map(([, row]) => row.name)).size).toBe(rows.length)
  })

  it('has a message for exactly the errors that travel', () => {
    const sent = rows.filter(([, row]) => row.status !== null).map(([code]) => code)
    expect(Object.keys(knownErrorMessages).sort()).toEqual(sent.sort())
  })
})
