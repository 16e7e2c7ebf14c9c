import type { Brand } from './brand'

/** The mark of LinkedIn. */
export const linkedin: Brand = {
  edge: 24,
  paths: [
    {
      fill: '#0a66c2',
      d: 'M3 0h18a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z',
    },
    {
      fill: '#fff',
      d: 'M3.8 9.2h3.6v11H3.8zM5.6 3.7a2 2 0 1 1 0 4.1 2 2 0 0 1 0-4.1zM9.7 9.2h3.5v1.6c.6-1.1 1.9-1.9 3.6-1.9 3.1 0 3.9 2 3.9 4.8v6.5h-3.6v-5.8c0-1.5-.3-2.6-1.9-2.6s-1.9 1.2-1.9 2.6v5.8H9.7z',
    },
  ],
}
