/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SERVICE_URL?: string
  readonly VITE_PROJECT_ID?: string
  readonly VITE_PUBLISHABLE_CLIENT_KEY?: string
}
