/** Hidden field that names the account for password managers where no other field does. */
export function UsernameHint({ email }: { email: string | null }) {
  return <input hidden readOnly autoComplete="username" value={email ?? ''} />
}
