import { render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TeamIcon } from '../../src/teams/team-icon'
import { UserAvatar } from '../../src/users/user-avatar'

afterEach(() => vi.restoreAllMocks())

/** V8 copies the whole input for each segment, so its length matters. */
function watchSegmenter() {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  return () => Math.max(...segment.mock.calls.map(([text]) => text.length))
}

describe('H4: a long name crashes every program that renders it', () => {
  // 150,000 letters kill a process with 4 GB; fewer show the same problem.
  const name = `ada ${'x'.repeat(5000)}`

  it('uses only the start of the name for initials', () => {
    const longest = watchSegmenter()
    const { container } = render(<UserAvatar user={{ displayName: name, primaryEmail: null }} />)
    expect(container.textContent).toBe('AD')
    expect(longest()).toBeLessThanOrEqual(64)
  })

  it("uses only the start of a team's name for its initial", () => {
    const longest = watchSegmenter()
    const { container } = render(<TeamIcon team={{ displayName: name, profileImageUrl: null }} />)
    expect(container.textContent).toBe('A')
    expect(longest()).toBeLessThanOrEqual(64)
  })

  it('does not split letters of several code units', () => {
    const user = { displayName: '  👩‍🚀e\u0301xyz', primaryEmail: null }
    expect(render(<UserAvatar user={user} />).container.textContent).toBe('👩‍🚀E\u0301')
  })
})
