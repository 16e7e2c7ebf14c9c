import { timeUnits } from './time-units'

/** Formats a wait, such as "in 8 seconds", in the largest unit of which it has more than one. */
export function formatWait(seconds: number, lang: string): string {
  const [unit, length] = timeUnits.find(([, length]) => seconds > length) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(lang).format(Math.ceil(seconds / length), unit)
}

/** Formats a time to the minute, with its date. */
export function formatMinute(date: Date, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' }).format(date)
}
