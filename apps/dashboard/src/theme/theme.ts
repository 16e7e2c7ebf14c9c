import type { Theme } from '@app/react'

/** Colors of the dashboard, for the pages of the SDK: those of `base.css`. */
export const theme: Theme = {
  light: { background: '#fbfbfd', primary: '#4f46e5', ring: '#4f46e5', input: '#858995' },
  dark: {
    background: '#0e0f14',
    card: '#181a21',
    popover: '#20232c',
    secondary: '#262a35',
    muted: '#262a35',
    accent: '#2a2e3a',
    border: '#2b2e39',
    primary: '#818cf8',
    primaryForeground: '#0e0f14',
    ring: '#818cf8',
    input: '#6f7485',
  },
}
