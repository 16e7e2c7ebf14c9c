interface ListFilterProps {
  /** Accessible name, such as "Search members". */
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** Result, such as "2 members found"; announced when it changes. */
  status: string | false
}

/** Field that searches a list within the page, whose objects are loaded. */
export function ListFilter({ label, placeholder, value, onChange, status }: ListFilterProps) {
  return (
    <search className="list-filter">
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={320}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="hint" role="status">
        {status}
      </p>
    </search>
  )
}
