import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { createApp, show } from '../../test/harness'
import { ConfirmButton } from './confirm-button'
import { Section } from './section'

let takeRowAway = () => {}

/** A section whose row is removed on demand, not when its button finishes. */
function Rows() {
  const [isThere, setThere] = useState(true)
  takeRowAway = () => setThere(false)
  return (
    <div>
      <Section title="Addresses">
        {isThere && (
          <ConfirmButton
            label="Remove"
            title="Remove it?"
            text="It is gone then."
            confirmLabel="Yes"
            pendingLabel="Removing"
            run={async () => {}}
          />
        )}
      </Section>
    </div>
  )
}

it('moves focus to the section title even if the row is removed after the dialog closes', async () => {
  await show(<Rows />, createApp())
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve))
    screen.getByRole('button', { name: 'Remove' }).focus()
  })

  await act(async () => takeRowAway())
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.getByRole('heading', { name: 'Addresses' })).toHaveFocus()
})
