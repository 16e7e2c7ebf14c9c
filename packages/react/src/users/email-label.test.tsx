import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EmailLabel } from './email-label'

describe('EmailLabel', () => {
  it('may break in the address, and has a plain name', () => {
    render(
      <button type="button">
        <EmailLabel text="Accept as ada.byron@example.com" email="ada.byron@example.com" />
      </button>,
    )
    const button = screen.getByRole('button', { name: 'Accept as ada.byron@example.com' })
    expect(button.innerHTML).toBe('Accept as ada.<wbr>byron<wbr>@example.<wbr>com')
  })
})
