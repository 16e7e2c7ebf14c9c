/** Query parameter with the path to return to after sign-in. */
export const returnTo = 'after_auth_return_to'

/** Adds the path to return to, from the current page or `otherwise`, to the URL of a page. */
export function addReturnTo(url: string, page: URL, otherwise?: string): URL {
  const target = new URL(url, page)
  const back = page.searchParams.get(returnTo) ?? otherwise
  if (back) target.searchParams.set(returnTo, back)
  return target
}
