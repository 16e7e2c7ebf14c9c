/** Parses JSON. Returns a message if it is invalid or contains texts that cannot be stored. */
export function readJson(text: string): { value: unknown } | string {
  let isStorable = true
  try {
    // Some systems write a byte order mark at the start of a file.
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''), (key, part) => {
      isStorable &&= [key, part].every((one) => typeof one !== 'string' || isText(one))
      return part
    })
    return isStorable ? { value } : 'a text contains U+0000 or a lone surrogate'
  } catch {
    return 'not JSON'
  }
}

/** Returns whether Postgres can store a text. */
function isText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}
