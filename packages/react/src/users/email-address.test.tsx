import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EmailAddress } from './email-address'

describe('EmailAddress', () => {
  it('may break before its @ and after each dot', () => {
    const { container } = render(<EmailAddress email="ada.byron@mail.example.com" />)
    expect(container).toHaveTextContent(/^ada.byron@mail.example.com$/)
    const parts = [...container.querySelectorAll('.stack-email > span')]
    expect(parts.map(({ innerHTML }) => innerHTML)).toEqual([
      'ada.<wbr>byron',
      '@mail.<wbr>example.<wbr>com',
    ])
  })

  it.each([
    ['Verify ada@example.com. We’ll send a link.', '@example.com.'],
    ['ada@example.com、確認', '@example.com、'],
    ['ada@example.comを確認', '@example.com'],
    ['Type ada@example.com to confirm', '@example.com'],
    ['أرسلنا رمزًا إلى \u2068ada@example.com\u2069.', '@example.com'],
  ])('keeps the punctuation after the address of "%s" in its line', (text, end) => {
    const { container } = render(<EmailAddress text={text} email="ada@example.com" />)
    expect(container).toHaveTextContent(text)
    expect(container.querySelector('.stack-email')?.lastChild?.textContent).toBe(end)
  })
})
