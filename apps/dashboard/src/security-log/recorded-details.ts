import type { SecurityEvent } from '@app/core/admin'
import { toProviderName } from '../sign-in-methods/provider-name'
import { formatTime } from '../ui/format'
import { toOwnerName } from './actor-name'
import { listChangedSettings } from './changed-settings'

/** A term with its text, such as "Session ID" and "8555…". */
export interface Detail {
  term: string
  text: string
  /** Whether the text is for people, unlike an ID. */
  isProse?: boolean
}

/** Names of details that are not their words, and what converts their values. */
const known: Record<string, { term: string; toText?: (value: string) => string }> = {
  is_primary: { term: 'Primary address' },
  permission_id: { term: 'Permission' },
  provider_id: { term: 'Provider', toText: toProviderName },
  remaining: { term: 'Codes left' },
  until: { term: 'Until', toText: (value) => formatTime(new Date(value)) },
  used_for_auth: { term: 'Used to sign in' },
  value_changed: { term: 'Address changed' },
}

/** Lists the details that an event records. */
export function listRecorded({ details, owner }: SecurityEvent): Detail[] {
  return Object.entries(details).flatMap(([name, value]): Detail[] => {
    if (value === false) return []
    if (name === 'owner_id' && owner)
      return [{ term: 'Owner', text: toOwnerName(owner), isProse: true }]
    if (value === true) return [{ term: toTerm(name), text: 'Yes', isProse: true }]
    if (name === 'settings')
      return [...listSettings(value), { term: 'In a project file', text: value }]
    const toText = known[name]?.toText
    if (toText) return [{ term: toTerm(name), text: toText(value), isProse: true }]
    return [{ term: toTerm(name), text: value }]
  })
}

/** Lists the changed settings, each with its page as the term. */
function listSettings(settings: string): Detail[] {
  return listChangedSettings(settings).map(({ place, labels }) => ({
    term: place,
    text: labels.join(', ') || 'Changed',
    isProse: true,
  }))
}

/** Facts of a row, such as "Method: password": those that say something by themselves, unlike the ID of a session. */
export function listFacts(event: SecurityEvent): string[] {
  const { settings } = event.details
  if (typeof settings === 'string') return listSettingFacts(settings)
  return listRecorded(event)
    .filter(({ text }) => !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text))
    .map(({ term, text }) => (text === 'Yes' ? term : `${term}: ${text}`))
}

/** Places of changed settings that a row lists at most. */
const maxPlaces = 3

/** Labels of changed settings of a place that a row lists at most. */
const maxLabels = 3

/** Lists the changed settings briefly: the details have all. */
function listSettingFacts(settings: string): string[] {
  const places = listChangedSettings(settings)
  const shown = places.slice(0, maxPlaces).map(({ place, labels }) => {
    const more = labels.length - maxLabels
    const listed = more > 0 ? [...labels.slice(0, maxLabels), `${more} more`] : labels
    return listed.length === 0 ? place : `${place}: ${listed.join(', ')}`
  })
  const others = places.length - maxPlaces
  return others > 0 ? [...shown, `${others} more`] : shown
}

/** Converts the name of a detail, such as `session_id` to "Session ID" and `is_impersonation` to "Impersonation". */
function toTerm(name: string): string {
  const term = known[name]?.term
  if (term !== undefined) return term
  const words = name
    .replace(/^is_/, '')
    .replaceAll('_', ' ')
    .replace(/\bid\b/g, 'ID')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
