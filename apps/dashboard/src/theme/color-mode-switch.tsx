import { Icon } from '../ui/icon'
import { toggleColorMode, useColorMode } from './color-mode'

/** Switches the dashboard between light and dark. */
export function ColorModeSwitch() {
  const isDark = useColorMode() === 'dark'
  const label = isDark ? 'Light mode' : 'Dark mode'
  return (
    <button
      className="icon-button"
      type="button"
      aria-label={label}
      title={label}
      onClick={toggleColorMode}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  )
}
