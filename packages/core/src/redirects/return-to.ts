/** Query parameter that says where people go back to once they are signed in. */
export const returnTo = 'after_auth_return_to'

/** A page of the app, with where to return to: it goes along from page to page. */
export function carryOn(url: string, page: URL, otherwise?: string): URL {
  const target = new URL(url, page)
  const back = page.searchParams.get(returnTo) ?? otherwise
  if (back) target.searchParams.set(returnTo, back)
  return target
}
