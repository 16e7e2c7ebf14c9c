/** Minimum strength of a secret in bits, by its length and alphabet (NIST SP 800-131A). */
const minBits = 128

/**
 * The most frequent letter pairs in English: about 25 % of the pairs in words, 5 % in random text.
 */
const commonPairs = new Set(
  'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ea ra ce'.split(
    ' ',
  ),
)

/** Words that appear in made-up secrets but not in random ones. */
const words = /secret|password|changeme|change-me|example|default|qwerty|letmein|production|asdfgh/i

/**
 * Returns whether a secret has the form of random output, such as that of `openssl rand -hex 32`:
 * enough characters for 128 bits, no words, and few repetitions and sequences. Entropy itself
 * cannot be measured; these are the signs that a person chose the value.
 */
export function isRandomLooking(secret: string): boolean {
  const text = secret.replace(/^(pck|ssk|sak)_/, '')
  if (!/^[\w+/=.~-]+$/.test(text) || words.test(text)) return false
  const isHex = /^[\da-f]+$/i.test(text)
  if (text.length * Math.log2(alphabetSize(text)) < minBits) return false
  if (new Set(text).size < (isHex ? 8 : 12)) return false
  if (countPredictable(text) > text.length / 4) return false
  return isHex || !hasWords(text)
}

function alphabetSize(text: string): number {
  if (/^\d+$/.test(text)) return 10
  if (/^[\da-f]+$/i.test(text)) return 16
  return /[a-z]/.test(text) && /[A-Z]/.test(text) ? 62 : 32
}

/**
 * Counts characters that follow from the previous ones: sequences such as `abc` and repeated parts.
 */
function countPredictable(text: string): number {
  let count = 0
  for (let index = 2; index < text.length; index += 1) {
    const step = text.charCodeAt(index) - text.charCodeAt(index - 1)
    const before = text.charCodeAt(index - 1) - text.charCodeAt(index - 2)
    const isSequence = Math.abs(step) <= 1 && step === before
    const piece = text.slice(index - 3, index + 1)
    const isRepeated = piece.length === 4 && text.indexOf(piece) < index - 3
    if (isSequence || isRepeated) count += 1
  }
  return count
}

function hasWords(text: string): boolean {
  const pairs = [...text.matchAll(/(?=([a-z]{2}))/gi)].map(([, pair = '']) => pair.toLowerCase())
  const common = pairs.filter((pair) => commonPairs.has(pair)).length
  const share = common / pairs.length
  // A lower count suffices in a short text. About one in ten thousand random texts is refused.
  return (common >= 10 && share >= 0.25) || (common >= 7 && share >= 0.4)
}
