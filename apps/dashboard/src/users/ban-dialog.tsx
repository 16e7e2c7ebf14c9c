import type { ServerUser } from '@app/core/server'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Field } from '../ui/field'
import { SelectField } from '../ui/select-field'
import { toUserName } from './user-texts'

const dayMs = 24 * 60 * 60 * 1000

const ends = [
  { value: '', name: 'Until you lift it' },
  { value: '1', name: 'For 1 day' },
  { value: '7', name: 'For 7 days' },
  { value: '30', name: 'For 30 days' },
]

/** Dialog that bans a user, with an end and a reason. */
export function BanDialog({ user, onClose }: { user: ServerUser; onClose: () => void }) {
  const [days, setDays] = useState('')
  const [reason, setReason] = useState('')
  const name = toUserName(user)

  function ban() {
    const until = days === '' ? undefined : new Date(Date.now() + Number(days) * dayMs)
    return user.ban({ reason: reason.trim() || undefined, until })
  }

  return (
    <ConfirmDialog
      label="Ban"
      question={`Ban ${name}?`}
      fields={
        <>
          <SelectField label="End" value={days} onChange={setDays} options={ends} />
          <Field
            label="Reason"
            hint="For owners and your server. The user does not see it."
            value={reason}
            onChange={setReason}
            maxLength={2000}
          />
        </>
      }
      onConfirm={ban}
      onClose={onClose}
    >
      {name} is signed out everywhere and cannot sign in during the ban.
    </ConfirmDialog>
  )
}
