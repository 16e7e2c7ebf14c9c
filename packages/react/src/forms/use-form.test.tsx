import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { useForm } from './use-form'

interface FormProps {
  problem?: string
  onRender: () => void
}

function Form({ problem, onRender }: FormProps) {
  const form = useForm<'name'>({
    names: ['name'],
    validate: () => ({}),
    submit: async () => (problem ? { problems: { name: problem } } : undefined),
  })
  onRender()
  return (
    <form {...form.form}>
      <input name="name" aria-label="Name" />
      <button type="submit">Save</button>
      <p>{form.problemOf('name')}</p>
    </form>
  )
}

function open(problem?: string) {
  const onRender = vi.fn()
  render(<Form problem={problem} onRender={onRender} />)
  const countRenders = () => onRender.mock.calls.length
  return { countRenders, user: userEvent.setup({ delay: null }) }
}

describe('a form', () => {
  it('is not rendered again by typing', async () => {
    const { countRenders, user } = open()
    const before = countRenders()
    await user.type(screen.getByLabelText('Name'), 'Ada')
    expect(countRenders()).toBe(before)
  })

  it('removes the problem of a field at the first change, and is not rendered again by the next', async () => {
    const { countRenders, user } = open('Taken')
    await user.type(screen.getByLabelText('Name'), 'Ada{Enter}')
    expect(await screen.findByText('Taken')).toBeVisible()
    await user.type(screen.getByLabelText('Name'), 'x')
    expect(screen.queryByText('Taken')).toBeNull()
    const before = countRenders()
    await user.type(screen.getByLabelText('Name'), 'yz')
    expect(countRenders()).toBeLessThanOrEqual(before + 1)
  })
})
