import type { ReactNode } from 'react'
import { useApp } from '../hooks/use-app'
import { useMessages } from '../i18n/use-messages'
import {
  RetryIcon,
  SettingsIcon,
  SignInIcon,
  SignOutIcon,
  SignUpIcon,
  ThemeIcon,
} from '../menu/menu-icons'
import type { Account } from './account'
import type { UserButtonItem } from './user-button-item'

/** An entry of the menu. */
export interface MenuEntry {
  id: string
  text: string
  icon?: ReactNode
  run: () => void | Promise<void>
  /** Whether the menu stays open afterwards. @default false */
  staysOpen?: boolean
}

/** Options of {@link useMenuEntries}. */
export interface MenuEntriesOptions {
  account: Account
  colorModeToggle?: () => void | Promise<void>
  extraItems?: UserButtonItem[]
}

/** Returns the menu entries for the current user in order; sign-out is last. */
export function useMenuEntries(options: MenuEntriesOptions): MenuEntry[] {
  const { account, colorModeToggle, extraItems = [] } = options
  const app = useApp()
  const { t } = useMessages()

  const theme: MenuEntry[] = colorModeToggle
    ? [{ id: 'theme', text: t('userButton.theme'), icon: <ThemeIcon />, run: colorModeToggle }]
    : []

  switch (account.status) {
    case 'failed':
      return [
        { id: 'retry', text: t('action.retry'), icon: <RetryIcon />, run: account.retry },
        ...theme,
      ]
    case 'signed-out':
      return [
        {
          id: 'sign-in',
          text: t('action.signIn'),
          icon: <SignInIcon />,
          run: () => app.redirectToSignIn(),
        },
        {
          id: 'sign-up',
          text: t('action.signUp'),
          icon: <SignUpIcon />,
          run: () => app.redirectToSignUp(),
        },
        ...theme,
      ]
    case 'signed-in':
      return [
        {
          id: 'settings',
          text: t('userButton.settings'),
          icon: <SettingsIcon />,
          run: () => app.redirectToAccountSettings(),
        },
        ...extraItems.map(({ text, icon, onClick }, index) => ({
          id: `extra-${index}`,
          text,
          icon,
          run: onClick,
        })),
        ...theme,
        {
          id: 'sign-out',
          text: t('action.signOut'),
          icon: <SignOutIcon />,
          run: () => account.user.signOut(),
        },
      ]
  }
}
