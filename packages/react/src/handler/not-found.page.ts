import { definePage } from '../page/define-page'

/** Definition of {@link NotFound}. */
export const notFoundPage = /* @__PURE__ */ definePage({
  name: 'NotFound',
  load: async () => (await import('./not-found')).NotFound,
})
