import type { SecurityEvent } from '@app/core/admin'
import { toOwnerName } from './actor-name'

/** A term with its text, such as "Session ID" and "8555…". */
export interface Detail {
  term: string
  text: string
}

/** Lists the details that an event records. */
export function listRecorded({ details, owner }: SecurityEvent): Detail[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (value === false) return []
    if (name === 'owner_id' && owner) return [{ term: 'Owner', text: toOwnerName(owner) }]
    return [{ term: toTerm(name), text: value === true ? 'Yes' : value }]
  })
}

/** Lists the recorded details that say something by themselves, unlike the id of a session. */
export function listReadable(event: SecurityEvent): Detail[] {
  return listRecorded(event).filter(
    ({ text }) => !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text),
  )
}

/** Converts the name of a detail, such as `session_id` to "Session ID" and `is_impersonation` to "Impersonation". */
function toTerm(name: string): string {
  const words = name
    .replace(/^is_/, '')
    .replaceAll('_', ' ')
    .replace(/\bid\b/g, 'ID')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
