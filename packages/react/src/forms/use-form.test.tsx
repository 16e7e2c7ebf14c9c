import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { useForm } from './use-form'

function open(problem?: string) {
  const renders: string[] = []
  function Form() {
    const form = useForm<'name'>({
      names: ['name'],
      validate: () => ({}),
      submit: async () => (problem ? { problems: { name: problem } } : undefined),
    })
    renders.push(String(form.problemOf('name')))
    return (
      <form {...form.form}>
        <input name="name" aria-label="Name" />
        <button type="submit">Save</button>
        <p>{form.problemOf('name')}</p>
      </form>
    )
  }
  render(<Form />)
  return { renders, user: userEvent.setup({ delay: null }) }
}

describe('a form', () => {
  it('is not rendered again by typing', async () => {
    const { renders, user } = open()
    const before = renders.length
    await user.type(screen.getByLabelText('Name'), 'Ada')
    expect(renders).toHaveLength(before)
  })

  it('removes the problem of a field at the first change, and is not rendered again by the next', async () => {
    const { renders, user } = open('Taken')
    await user.type(screen.getByLabelText('Name'), 'Ada{Enter}')
    expect(await screen.findByText('Taken')).toBeVisible()
    await user.type(screen.getByLabelText('Name'), 'x')
    expect(screen.queryByText('Taken')).toBeNull()
    const before = renders.length
    await user.type(screen.getByLabelText('Name'), 'yz')
    expect(renders.length).toBeLessThanOrEqual(before + 1)
  })
})
