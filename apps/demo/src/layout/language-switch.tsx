import type { ChangeEvent } from 'react'
import { isLanguage, languages, setLanguage, useLanguage } from '../language'

/** Chooses what the pages of the SDK speak. The demo's own words stay English. */
export function LanguageSwitch() {
  return (
    <footer className="footer">
      <label>
        Language of the sign-in pages{' '}
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
