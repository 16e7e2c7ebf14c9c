import { definePage } from '../page/define-page'

/** Definition of {@link Framed}. */
export const framedPage = /* @__PURE__ */ definePage({
  name: 'Framed',
  load: async () => (await import('./framed')).Framed,
})
