import { placeholder } from './format-message'

/** The names of the values a text asks for, each once, in order. */
export function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))].sort()
}
