/** Letters and digits that are not mistaken for each other, 32 so that each byte gives one without bias. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789A'

/** Generates a password of 100 random bits in four groups, such as "k7qdw-…". */
export function generatePassword(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(20)),
    (byte) => alphabet[byte % alphabet.length] ?? '',
  )
  return [0, 5, 10, 15].map((start) => letters.slice(start, start + 5).join('')).join('-')
}
