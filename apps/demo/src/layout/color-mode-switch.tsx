import { toggleColorMode, useColorMode } from '../color-mode'
import { Icon } from './icon'

/** Switches the whole app between light and dark. */
export function ColorModeSwitch() {
  const isDark = useColorMode() === 'dark'
  const label = isDark ? 'Light mode' : 'Dark mode'
  return (
    <button
      className="tool"
      type="button"
      aria-label={label}
      title={label}
      onClick={toggleColorMode}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  )
}
