import type { Brand } from './brand'

/** The mark of Microsoft. */
export const microsoft: Brand = {
  edge: 21,
  paths: [
    { fill: '#f25022', d: 'M0 0h10v10H0z' },
    { fill: '#7fba00', d: 'M11 0h10v10H11z' },
    { fill: '#00a4ef', d: 'M0 11h10v10H0z' },
    { fill: '#ffb900', d: 'M11 11h10v10H11z' },
  ],
}
