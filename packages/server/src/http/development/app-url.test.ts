import { expect, it } from 'vitest'
import { findAppUrl } from './app-url'

it('finds the app in the first valid link', () => {
  const link = 'http://localhost:5173/handler/email-verification?code=x'
  const emails = [
    { links: [] },
    { links: ['http://:::', link] },
    { links: ['http://localhost:8080/'] },
  ]
  expect(findAppUrl(emails)?.href).toBe('http://localhost:5173/')
})

it('finds none without a valid link', () => {
  expect(findAppUrl([])).toBeNull()
  expect(findAppUrl([{ links: [] }])).toBeNull()
  expect(findAppUrl([{ links: ['http://:::'] }])).toBeNull()
})
