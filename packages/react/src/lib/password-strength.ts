/** Strength of a password, as an estimate for the user who chooses it; the service decides. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** Parts of the most common passwords. Each counts as a single character. */
const commonParts =
  /passwor[dt]|passw0rd|qwert[yz]?|azerty|asdf(?:gh)?|letmein|welcome|admin|login|iloveyou|dragon|monkey|football|summer|winter|(?:19|20)\d\d/g

/** Runs such as "abcd", "4321" and "aaaa". */
function countSteps(text: string): number {
  let steps = 0
  for (let index = 1; index < text.length; index++) {
    const distance = text.charCodeAt(index) - text.charCodeAt(index - 1)
    if (Math.abs(distance) <= 1) steps++
  }
  return steps
}

const alphabets: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
]

/**
 * Estimates the strength of a password from its length, the kinds of its characters, and what is easy to
 * guess in it: common words, runs, repetitions and the parts of the email address.
 */
export function estimateStrength(password: string, email = ''): PasswordStrength {
  const [name = ''] = email.toLowerCase().split('@')
  const lower = password.toLowerCase()
  const rest = (name.length > 2 ? lower.replaceAll(name, ' ') : lower).replace(commonParts, ' ')
  const effective = Math.min(rest.length - countSteps(rest), new Set(rest).size * 2)
  const alphabet = alphabets.reduce(
    (sum, [kind, size]) => sum + (kind.test(password) ? size : 0),
    0,
  )
  const bits = effective * Math.log2(Math.max(alphabet, 1))
  if (bits < 40) return 'weak'
  return bits < 75 ? 'fair' : 'strong'
}
