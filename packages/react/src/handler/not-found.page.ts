import { loadBaseTexts } from '../i18n/load-texts'
import { definePage } from '../page/define-page'

/** Definition of {@link NotFound}. */
export const notFoundPage = /* @__PURE__ */ definePage({
  name: 'NotFound',
  load: async () => (await import('./not-found')).NotFound,
  loadMessages: loadBaseTexts,
})
