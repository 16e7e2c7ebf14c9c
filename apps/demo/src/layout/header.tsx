import { UserButton } from '@app/react'
import { Link } from 'react-router'
import { toggleColorMode } from '../color-mode'
import { ColorModeSwitch } from './color-mode-switch'
import { InboxLink } from './inbox-link'
import { LanguageSwitch } from './language-switch'

/** Header with the user button, the menu of languages and the switch between light and dark. */
export function Header() {
  return (
    <header className="header">
      <Link to="/" className="brand" aria-label="Demo, home">
        <img src="/favicon.svg" alt="" width={24} height={24} />
        Demo
      </Link>
      <InboxLink />
      <div className="tools">
        <LanguageSwitch />
        <ColorModeSwitch />
        <UserButton showTeams colorModeToggle={toggleColorMode} />
      </div>
    </header>
  )
}
