import { SearchField } from './search-field'

interface ListFilterProps {
  /** Accessible name, such as "Search members". */
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** Result, such as "2 members found"; announced when it changes. */
  status: string | false
}

/** Field that searches a list within a card, whose objects are loaded. */
export function ListFilter({ label, placeholder, value, onChange, status }: ListFilterProps) {
  return (
    <search className="list-filter">
      <SearchField label={label} placeholder={placeholder} value={value} onChange={onChange} />
      <p className="hint" role="status">
        {status}
      </p>
    </search>
  )
}
