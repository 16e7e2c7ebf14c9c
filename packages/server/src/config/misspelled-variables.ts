import { distance } from 'fastest-levenshtein'
import { configTable } from './options'

/** A variable of the environment whose name is almost that of an option. */
interface MisspelledVariable {
  given: string
  meant: string
}

/** Names that other programs have for what an option sets. */
const synonyms: Record<string, string> = {
  APP_BASE_URL: 'APP_URL',
  APP_PUBLIC_URL: 'APP_URL',
  APP_HOSTNAME: 'APP_HOST',
  APP_LOG_LEVEL: 'APP_LOG',
  APP_MAIL_URL: 'APP_SMTP_URL',
  APP_MAIL_SMTP_URL: 'APP_SMTP_URL',
  APP_SECRET_KEY: 'APP_SECRET',
  SMTP_URL: 'APP_SMTP_URL',
  DB_URL: 'DATABASE_URL',
  PG_URL: 'DATABASE_URL',
  POSTGRES_URL: 'DATABASE_URL',
  POSTGRESQL_URL: 'DATABASE_URL',
}

/**
 * Finds variables that were probably meant as options: they have no effect, which is hard to
 * notice. Those without `APP_` may belong to other programs, as when a hosting provider sets
 * `POSTGRES_URL`, so they are reported only while the option is not set.
 */
export function findMisspelledVariables(
  env: Record<string, string | undefined>,
): MisspelledVariable[] {
  const known: string[] = Object.values(configTable).map((row) => row.env)
  return Object.keys(env).flatMap((given) => {
    if (known.includes(given)) return []
    const upper = given.toUpperCase()
    const isOurs = upper.startsWith('APP')
    // Variables of other programs, such as `API_URL`, may happen to resemble an option with `APP_`.
    const names = isOurs ? known : known.filter((name) => !name.startsWith('APP_') && !env[name])
    const meant = findSynonym(upper, env) ?? names.find((name) => isMisspelled(name, upper))
    return meant === undefined ? [] : [{ given, meant }]
  })
}

/** Returns the option that another name stands for, unless it is set by its own name, too. */
function findSynonym(given: string, env: Record<string, string | undefined>): string | undefined {
  const meant = Object.hasOwn(synonyms, given) ? synonyms[given] : undefined
  return meant !== undefined && env[meant] ? undefined : meant
}

function isMisspelled(name: string, given: string): boolean {
  // One letter in short names: `APP_HOME` is not `APP_HOST`.
  const allowed = given.length > 10 ? 2 : 1
  return (
    distance(name, given) <= allowed ||
    hasSwappedLetters(name, given) ||
    `APP_${name}` === given ||
    (/^(?:APP|DATAB)/.test(given) && `${given}_URL` === name)
  )
}

/** Whether two neighboring letters are swapped, which counts as two changes otherwise. */
function hasSwappedLetters(name: string, given: string): boolean {
  const index = [...name].findIndex((letter, position) => letter !== given[position])
  const [one = '', other = ''] = name.slice(index, index + 2)
  return name.slice(0, index) + other + one + name.slice(index + 2) === given
}
