/** Hidden field that tells password managers the account when no field shows it. */
export function UsernameHint({ email }: { email: string | null }) {
  return <input hidden readOnly autoComplete="username" value={email ?? ''} />
}
