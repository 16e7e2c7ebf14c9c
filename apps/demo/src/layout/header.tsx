import { UserButton } from '@app/react'
import { Link } from 'react-router'
import { toggleColorMode } from '../color-mode'
import { ColorModeSwitch } from './color-mode-switch'
import { LanguageSwitch } from './language-switch'
import { OutboxLink } from './outbox-link'
import { useTexts } from './texts'

/** Header with the user button, the menu of languages and the switch between light and dark. */
export function Header() {
  const { home } = useTexts()
  return (
    <header className="header">
      <Link to="/" className="brand" aria-label={home}>
        <img src="/favicon.svg" alt="" width={24} height={24} />
        Demo
      </Link>
      <OutboxLink />
      <div className="tools">
        <LanguageSwitch />
        <ColorModeSwitch />
        <UserButton showTeams colorModeToggle={toggleColorMode} />
      </div>
    </header>
  )
}
