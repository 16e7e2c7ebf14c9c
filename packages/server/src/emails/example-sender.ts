import type { Config } from '../config/config'

/** Returns whether emails have a sender of a reserved domain in production, from which most servers accept none. */
export function hasExampleSender({ production, mailFrom }: Config): boolean {
  return production && mailFrom.endsWith('@example.com')
}
