import type { ChangeEvent } from 'react'
import { isLanguage, languages, setLanguage, useLanguage } from '../language'
import { Icon } from './icon'
import { useTexts } from './texts'

/** Selects the language of the SDK's pages, the header and the footer. The demo's own pages are in English. */
export function LanguageSwitch() {
  const { language } = useTexts()
  return (
    <label className="tool language" title={language}>
      <Icon name="language" />
      <span className="visually-hidden">{language}</span>
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
