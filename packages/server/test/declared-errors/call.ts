import type { EndpointRequest } from '../requests'

/** A request to the endpoint of its row. */
export interface Call extends EndpointRequest {
  /** Settings of the demo project that hold during the call. */
  config?: Record<string, unknown>
  /** Security settings of the demo project that are on during the call, and off otherwise. */
  security?: string[]
  /** Email domains that are blocked during the call. */
  blockedDomains?: string[]
  /** Version of the terms that new users must accept during the call. */
  termsVersion?: string
  /** URL of the sign-up hook during the call. */
  signUpHook?: string
  /** Minimum length of passwords that servers set during the call. */
  minPasswordLength?: number
  /** Milliseconds that pass before the call. */
  afterMs?: number
}
