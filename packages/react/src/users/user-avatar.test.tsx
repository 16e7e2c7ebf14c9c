import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { UserAvatar } from './user-avatar'

describe('UserAvatar', () => {
  it.each([
    [{ displayName: 'Ada Lovelace', primaryEmail: 'x@example.com' }, 'Ada Lovelace', 'AD'],
    [{ displayName: null, primaryEmail: 'grace@example.com' }, 'grace@example.com', 'GR'],
    [{ displayName: '👩‍🚀 Mae' }, '👩‍🚀 Mae', '👩‍🚀 '],
  ])('shows the initials of %j', (user, name, letters) => {
    render(<UserAvatar user={user} />)
    expect(screen.getByRole('img', { name }).textContent).toBe(letters)
  })

  it('shows a picture, or initials if it fails to load', () => {
    const user = { displayName: 'Ada', profileImageUrl: 'https://example.com/ada.jpg' }
    const { container } = render(<UserAvatar user={user} size={64} />)
    const picture = container.querySelector('img')
    expect(picture).toHaveAttribute('src', user.profileImageUrl)
    expect(screen.getByRole('img', { name: 'Ada' })).toHaveStyle('--stack-avatar-size: 64px')
    if (picture) fireEvent.error(picture)
    expect(screen.getByText('AD')).toBeVisible()
  })

  it('has a color that depends on the name alone', () => {
    const hueOf = (displayName: string, more = {}) =>
      render(<UserAvatar user={{ displayName, ...more }} />)
        .container.querySelector<HTMLElement>('.stack-avatar')
        ?.getAttribute('data-stack-hue')
    expect(hueOf('Ada')).toBe(hueOf('Ada', { primaryEmail: 'ada@example.com' }))
    const names = ['Ada', 'Grace', 'Alan', 'Olga', 'Emmy', 'Kurt', 'Sofia', 'Carl', 'Mary', 'Max']
    const hues = new Set(names.map((name) => hueOf(name)))
    expect(hues.size).toBeGreaterThan(4)
    for (const hue of hues) expect(hue).toMatch(/^[0-7]$/)
  })

  it('shows a silhouette without a user', () => {
    const { container } = render(<UserAvatar />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(container.querySelector('svg')).toBeVisible()
  })
})
