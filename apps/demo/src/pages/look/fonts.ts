/** Fonts that every system has, so that none is downloaded. */
export const fonts = {
  system: { name: 'System', stack: 'system-ui, sans-serif' },
  rounded: {
    name: 'Rounded',
    stack: 'ui-rounded, "SF Pro Rounded", Nunito, Quicksand, sans-serif',
  },
  serif: { name: 'Serif', stack: 'ui-serif, Charter, Georgia, serif' },
  mono: { name: 'Mono', stack: 'ui-monospace, Menlo, Consolas, monospace' },
} as const
