import { distance } from 'fastest-levenshtein'
import { configTable } from './options'

/** A variable of the environment whose name is almost that of an option. */
interface MisspelledVariable {
  given: string
  meant: string
}

/** Variables of others, such as `PORT`, may resemble an option by accident. */
const ours = /^(?:APP|DATA?B)/i

/** Finds variables that were probably meant as options: they have no effect, which is hard to notice. */
export function findMisspelledVariables(
  env: Record<string, string | undefined>,
): MisspelledVariable[] {
  const known = Object.values(configTable).map((row) => row.env)
  return Object.keys(env).flatMap((given) => {
    if (!ours.test(given) || known.some((name) => name === given)) return []
    // One letter in short names: `APP_HOME` is not `APP_HOST`.
    const allowed = given.length > 10 ? 2 : 1
    const upper = given.toUpperCase()
    const meant = known.find(
      (name) =>
        distance(name, upper) <= allowed ||
        hasSwappedLetters(name, upper) ||
        `APP_${name}` === upper ||
        `${upper}_URL` === name,
    )
    return meant === undefined ? [] : [{ given, meant }]
  })
}

/** Whether two neighboring letters are swapped, which counts as two changes otherwise. */
function hasSwappedLetters(name: string, given: string): boolean {
  const index = [...name].findIndex((letter, position) => letter !== given[position])
  const [one = '', other = ''] = name.slice(index, index + 2)
  return name.slice(0, index) + other + one + name.slice(index + 2) === given
}
