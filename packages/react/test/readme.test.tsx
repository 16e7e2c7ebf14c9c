import { readFileSync } from 'node:fs'
import { languages } from '@app/core/bindings'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as react from '../src/index'
import App from './quick-start'

const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8')

it('has a quick start that compiles', () => {
  const code = readFileSync(`${import.meta.dirname}/quick-start.tsx`, 'utf8')
  expect(readme).toContain(`\`\`\`tsx\n${code}\`\`\``)
})

it('has a quick start that works', async () => {
  window.history.replaceState(null, '', '/handler/error')
  const { unmount } = await act(async () => render(<App />))
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  unmount()
  window.history.replaceState(null, '', '/')
  await act(async () => {
    render(<App />)
  })
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeVisible()
  expect(screen.getByText('Sign in with the button.')).toBeVisible()
})

it.each(languages)('lists the language %s', (language) => {
  expect(readme).toContain(`\`${language}\``)
})

it.each(Object.keys(react))('mentions %s', (name) => {
  expect(readme).toContain(name)
})
