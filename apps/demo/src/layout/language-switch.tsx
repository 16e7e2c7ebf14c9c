import type { ChangeEvent } from 'react'
import { isLanguage, languages, setLanguage, useLanguage } from '../language'
import { Icon } from './icon'

/** Selects the language of the SDK's pages. The demo's own texts stay English. */
export function LanguageSwitch() {
  return (
    <label className="tool language" title="Language of the SDK’s pages">
      <Icon name="language" />
      <span className="visually-hidden">Language</span>
      <select value={useLanguage()} onChange={choose}>
        {Object.entries(languages).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

function choose({ target }: ChangeEvent<HTMLSelectElement>): void {
  if (isLanguage(target.value)) setLanguage(target.value)
}
