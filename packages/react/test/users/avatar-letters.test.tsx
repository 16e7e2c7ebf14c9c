import { render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TeamIcon } from '../../src/teams/team-icon'
import { UserAvatar } from '../../src/users/user-avatar'

afterEach(() => vi.restoreAllMocks())

/** V8 copies the whole input for each segment, so that its length is what counts. */
function watchSegmenter() {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  return () => Math.max(...segment.mock.calls.map(([text]) => text.length))
}

describe('H4: a long name crashes every program that renders it', () => {
  // 150,000 letters kill a process with 4 GB; fewer show the same.
  const name = `ada ${'x'.repeat(5000)}`

  it('takes the letters of an avatar from the start of the name', () => {
    const longest = watchSegmenter()
    const { container } = render(<UserAvatar user={{ displayName: name, primaryEmail: null }} />)
    expect(container.textContent).toBe('AD')
    expect(longest()).toBeLessThanOrEqual(64)
  })

  it('takes the letter of a team from the start of its name', () => {
    const longest = watchSegmenter()
    const { container } = render(<TeamIcon team={{ displayName: name, profileImageUrl: null }} />)
    expect(container.textContent).toBe('A')
    expect(longest()).toBeLessThanOrEqual(64)
  })

  it('takes letters that are made of several code units whole', () => {
    const user = { displayName: '  👩‍🚀e\u0301xyz', primaryEmail: null }
    expect(render(<UserAvatar user={user} />).container.textContent).toBe('👩‍🚀E\u0301')
  })
})
