/** Units of time with their lengths in seconds, the largest first. */
export const timeUnits: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]
