import type { PageLocale } from './languages'

/** Lists names or addresses in the language of the page, each with its own direction, as `formatMessage` does. */
export function formatList(
  items: string[],
  { lang, dir }: Pick<PageLocale, 'lang' | 'dir'>,
): string {
  const isolated = dir === 'rtl' ? items.map((item) => `\u2068${item}\u2069`) : items
  return new Intl.ListFormat(lang).format(isolated)
}
