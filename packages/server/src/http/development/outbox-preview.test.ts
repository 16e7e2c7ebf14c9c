import { expect, it } from 'vitest'
import { toPreview } from './outbox-preview'

it('leaves out a code and a link with the words that introduce them', () => {
  const text =
    'Sign in to Demo\n\nEnter this code:\n\nA1B2C3\n\nOr use this link:\n\nSign in:\nhttps://app.example/page\n\nIt works once.\n'
  expect(toPreview(text)).toBe('It works once. ')
})

it('keeps a sentence before a link', () => {
  const text = 'You are invited\n\nOlga invited you.\n\nAccept:\nhttps://app.example/page\n'
  expect(toPreview(text)).toBe('Olga invited you.')
})

it('is the heading of an email that has only a link', () => {
  expect(toPreview('Verify your email\n\nhttps://app.example/page\n')).toBe('Verify your email')
})
