/** Compares texts in natural order: `page_2` is before `page_10`. */
export const compareNaturally = new Intl.Collator('en-US', { numeric: true }).compare
