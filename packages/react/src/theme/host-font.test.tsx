import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Scope } from '../ui/scope'

const fontOf = (element: HTMLElement | null) => element?.dataset.stackFont

it('sets a font where the app has none, and lets nested scopes inherit it', () => {
  const { container } = render(
    <Scope>
      <Scope as="span" />
    </Scope>,
  )
  expect(fontOf(container.querySelector('div'))).toBe('system')
  expect(fontOf(container.querySelector('span'))).toBe('host')
})

it('keeps the font of the app', () => {
  const { container } = render(
    <section style={{ fontFamily: 'Georgia' }}>
      <Scope />
    </section>,
  )
  expect(fontOf(container.querySelector('div'))).toBe('host')
})
