import { useRef } from 'react'
import { useShortcut } from '../keyboard/use-shortcut'
import { Icon } from '../ui/icon'

interface SearchFieldProps {
  /** Accessible name, such as "Search members". */
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** Whether results are loading. */
  isPending?: boolean
  /** Whether the key "/" moves the focus into it: at most one field of a page. */
  hasShortcut?: boolean
}

/** Field that searches a list which is loaded, in the look of `Search`. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, isPending = false, hasShortcut = false } = props
  const input = useRef<HTMLInputElement>(null)
  useShortcut('/', () => hasShortcut && input.current?.focus())
  return (
    <div className="search">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={hasShortcut ? '/' : undefined}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={320}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {isPending ? <span className="spinner" /> : hasShortcut && !value && <kbd>/</kbd>}
    </div>
  )
}
