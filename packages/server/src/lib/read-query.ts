/** Returns the query parameters of a URL. The last of several with the same name wins, as in forms. */
export function readQuery({ search, searchParams }: URL): Partial<Record<string, string>> {
  return search ? Object.fromEntries(searchParams) : {}
}
