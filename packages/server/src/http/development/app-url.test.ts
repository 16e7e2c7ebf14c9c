import { expect, it } from 'vitest'
import { toAppUrl } from './app-url'

it('finds the app in the first email with a link', () => {
  const link = 'http://localhost:5173/handler/email-verification?code=x'
  const emails = [{ links: [] }, { links: [link] }, { links: ['http://localhost:8080/'] }]
  expect(toAppUrl(emails)?.href).toBe('http://localhost:5173/')
})

it('finds none without a valid link', () => {
  expect(toAppUrl([])).toBeNull()
  expect(toAppUrl([{ links: [] }])).toBeNull()
  expect(toAppUrl([{ links: ['http://:::'] }])).toBeNull()
})
