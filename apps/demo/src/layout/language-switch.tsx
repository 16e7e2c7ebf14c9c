import type { ChangeEvent } from 'react'
import { isLanguage, languages, setLanguage, useLanguage } from '../language'

/** Selects the language of the SDK's pages. The demo's own texts stay English. */
export function LanguageSwitch() {
  return (
    <footer className="footer">
      <label>
        Language{' '}
        <select value={useLanguage()} onChange={choose}>
          {Object.entries(languages).map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </footer>
  )
}

function choose({ target }: ChangeEvent<HTMLSelectElement>): void {
  if (isLanguage(target.value)) setLanguage(target.value)
}
