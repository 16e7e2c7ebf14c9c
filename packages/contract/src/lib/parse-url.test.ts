import { expect, it } from 'vitest'
import { parseUrl } from './parse-url'

it('parses URLs with any characters, also in a function that V8 has optimized', () => {
  const isUrl = (url: string) => parseUrl(url) !== null
  for (let count = 0; count < 200_000; count += 1) isUrl('https://shop.example')
  expect(parseUrl('https://münchen.example/ü')?.href).toBe('https://xn--mnchen-3ya.example/%C3%BC')
  expect(isUrl('https://münchen.example')).toBe(true)
})

it('returns null for a text that is not a URL, and takes a base', () => {
  expect(parseUrl('münchen')).toBeNull()
  expect(parseUrl('/ü', 'https://shop.example')?.pathname).toBe('/%C3%BC')
})
