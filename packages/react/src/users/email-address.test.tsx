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
})
