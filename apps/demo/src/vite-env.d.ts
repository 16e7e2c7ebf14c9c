/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SERVICE_URL?: string
  readonly VITE_PROJECT_ID?: string
  readonly VITE_PUBLISHABLE_CLIENT_KEY?: string
  /** JavaScript of the sign-in page after minification and gzip, as recorded in docs/sizes.json. */
  readonly SIGN_IN_PAGE_BYTES: number
  readonly SDK_VERSION: string
}
