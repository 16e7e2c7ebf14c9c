import { toProviderName } from '../sign-in-methods/provider-name'

/** Methods that are not providers. */
const methodNames: Record<string, string> = {
  password: 'Password',
  otp: 'Email code or link',
  passkey: 'Passkey',
  other: 'Other method',
}

const countryNames = new Intl.DisplayNames('en-US', { type: 'region' })

/** Returns the name of a sign-in method of the metrics, such as "GitHub". */
export function toMethodName(method: string): string {
  return methodNames[method] ?? toProviderName(method)
}

/** Returns the name of a country, such as "France" for `FR`. */
export function toCountryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : 'Unknown country'
}
