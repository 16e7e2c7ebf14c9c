import { ClientApp } from '@app/core'
import { fetchPreview, previewTokens } from './preview-service'

/** An app with a signed-in user, for previews. Its service is in memory. */
export const previewApp = new ClientApp({
  baseUrl: 'https://preview.invalid',
  projectId: '00000000-0000-4000-8000-0000000000c1',
  publishableClientKey: 'pck_preview',
  tokenStore: previewTokens,
  redirectMethod: 'none',
  fetch: fetchPreview,
})
