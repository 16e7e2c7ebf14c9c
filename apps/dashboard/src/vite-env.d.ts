/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** URL of the service. */
  readonly VITE_SERVICE_URL?: string
  /** Publishable client key of the project `internal`. */
  readonly VITE_PUBLISHABLE_CLIENT_KEY?: string
}
