import { placeholder } from './format-message'

/** Lists the names of the placeholders in a message, each once, in order. */
export function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))].sort()
}
