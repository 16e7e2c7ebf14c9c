import type { CurrentUser } from '@app/core'
import { type ReactNode, useId, useState } from 'react'
import { FailureNotice } from '../../forms/failure-notice'
import { useAction } from '../../forms/use-action'
import { useMessages } from '../../i18n/use-messages'
import { useParts } from '../../theme/parts'
import { nameOf } from '../../users/user-name'
import type { ListedMember } from './member-row'

/** Members from which a list can be searched. */
const minMembers = 10

/** The search of a list of members. */
export interface MemberSearch {
  /** The field with its result; nothing above a short list. */
  field: ReactNode
  /** Members that match. */
  found: ListedMember[]
}

/** Options of {@link useMemberSearch}. */
export interface MemberSearchOptions {
  /** The signed-in user. */
  user: CurrentUser
  /** Loads all members; absent if all are loaded. */
  loadAll?: (() => Promise<void>) | undefined
}

/** Returns a field that searches a list of members by name and address. */
export function useMemberSearch(
  members: ListedMember[],
  { user, loadAll }: MemberSearchOptions,
): MemberSearch {
  const [text, setText] = useState('')
  const loading = useAction(async () => loadAll?.())
  const words = fold(text).split(/\s+/).filter(Boolean)
  const isLong = members.length >= minMembers || loadAll !== undefined
  // Keep the field during a search, even if the list becomes short.
  if (!isLong && text === '') return { field: null, found: members }

  const found = members.filter((member) => {
    const own = member.id === user.id ? nameOf(user) : null
    const known = fold([member.displayName, member.primaryEmail, own].filter(Boolean).join(' '))
    return words.every((word) => known.includes(word))
  })

  function search(value: string) {
    setText(value)
    // Searching only the first page would miss members.
    if (loadAll && loading.status !== 'pending') void loading.run()
  }

  const isSearching = words.length > 0
  const field = (
    <>
      <SearchField
        value={text}
        onChange={search}
        isPending={loading.status === 'pending'}
        count={isSearching ? found.length : null}
      />
      <FailureNotice error={loading.failure} />
    </>
  )
  return { field, found }
}

interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
  isPending: boolean
  /** Number of matches; `null` without a search. */
  count: number | null
}

function SearchField({ value, onChange, isPending, count }: SearchFieldProps) {
  const { t, lang } = useMessages()
  const { components, classOf } = useParts()
  const { Input = 'input' } = components
  const id = useId()
  const label = t('team.search')

  function describe() {
    if (count === null) return null
    if (isPending) return t('page.loading')
    if (count === 0) return t('team.noMatch')
    return t('team.matches', { count: new Intl.NumberFormat(lang).format(count) })
  }

  return (
    <div className="stack-member-search">
      <label className="stack-visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        type="search"
        className={classOf('input', 'stack-input')}
        placeholder={label}
        autoComplete="off"
        maxLength={256}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p role="status" className="stack-text">
        {describe()}
      </p>
    </div>
  )
}

/** Returns text in the form that is compared: lower case, without accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
