import { toggleColorMode, useColorMode } from '../color-mode'
import { Icon } from './icon'
import { useTexts } from './texts'

/** Switches the whole app between light and dark. */
export function ColorModeSwitch() {
  const { lightMode, darkMode } = useTexts()
  const isDark = useColorMode() === 'dark'
  const label = isDark ? lightMode : darkMode
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
