import { Client } from 'pg'
import { afterAll, expect } from 'vitest'
import { findSlowScans, type Plan } from './find-slow-scans'

// Every test file of this project fails when one of its queries was executed by scanning a whole
// table.
const slow = new Set<string>()

const { emit } = Client.prototype
Client.prototype.emit = function (this: Client, event: string, ...values: unknown[]) {
  const [notice] = values
  const message = event === 'notice' ? String(Object(notice).message) : ''
  const [, json] = /^duration: .*?plan:\n(.*)$/s.exec(message) ?? []
  if (json) {
    const plan: { 'Query Text': string; Plan: Plan } = JSON.parse(json)
    const scans = findSlowScans(plan.Plan)
    if (scans.length > 0) slow.add(`${scans.join(', ')}: ${plan['Query Text']}`)
  }
  return emit.call(this, event, ...values)
} as typeof emit

afterAll(() => {
  Client.prototype.emit = emit
  expect([...slow]).toEqual([])
})
