import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense, version } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { readPromise, suspend } from './read-promise'

function Shown({ promise, read }: { promise: Promise<string>; read: typeof readPromise }) {
  return <p>{read(promise)}</p>
}

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null }
  static getDerivedStateFromError(error: Error) {
    return { message: error.message }
  }
  override render() {
    return this.state.message ?? this.props.children
  }
}

async function show(promise: Promise<string>, read: typeof readPromise) {
  await act(async () => {
    render(
      <Boundary>
        <Suspense fallback="waiting">
          <Shown promise={promise} read={read} />
        </Suspense>
      </Boundary>,
    )
  })
}

it("is React's own `use` if it exists, otherwise our implementation", () => {
  expect(readPromise === suspend).toBe(version.startsWith('18.'))
})

describe.each([
  ['readPromise', readPromise],
  ['suspend', suspend],
])('%s', (_name, read) => {
  it('suspends until the value arrives', async () => {
    await show(Promise.resolve('here'), read)
    expect(await screen.findByText('here')).toBeVisible()
  })

  it('does not suspend for a promise whose value is known', async () => {
    await show(Object.assign(Promise.resolve('here'), { status: 'fulfilled', value: 'here' }), read)
    expect(screen.getByText('here')).toBeVisible()
  })

  it('throws a rejection to the error boundary', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await show(Promise.reject(new Error('not today')), read)
    expect(await screen.findByText('not today')).toBeVisible()
  })
})
