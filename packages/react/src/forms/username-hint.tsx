/** Tells password managers whose password is asked for, where no field shows it. */
export function UsernameHint({ email }: { email: string | null }) {
  return <input hidden readOnly autoComplete="username" value={email ?? ''} />
}
