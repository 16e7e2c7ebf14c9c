import { sizes } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../lib/errors'
import { createJsonGauge } from './json-gauge'

/** Verdict of the gauge on a text, given whole and letter by letter. */
function measure(text: string): string {
  const whole = measureParts([text])
  expect(measureParts([...text])).toBe(whole)
  return whole
}

function measureParts(parts: string[]): string {
  const look = createJsonGauge()
  try {
    for (const part of parts) look(part)
    return 'fine'
  } catch (error) {
    return error instanceof ServiceError ? error.message : String(error)
  }
}

const listOf = (entry: string, count: number) => `[${Array(count).fill(entry).join()}]`

describe('the gauge of JSON', () => {
  it.each([
    ['objects and lists', listOf('{}', sizes.containers - 1), listOf('[]', sizes.containers)],
    ['levels deep', '['.repeat(sizes.depth), '['.repeat(sizes.depth + 1)],
    ['values', listOf('0', sizes.values), listOf('0', sizes.values + 2)],
    [
      'properties',
      listOf('{"a":0}', sizes.members),
      `{${Array(sizes.members + 1)
        .fill('"a":0')
        .join()}}`,
    ],
  ])('bounds %s', (what, fitting, large) => {
    expect(measure(fitting)).toBe('fine')
    expect(measure(large)).toMatch(new RegExp(`^The request body .*${what}\\.$`))
  })

  it.each([
    ['brackets and commas', `"${'[{,:}]'.repeat(20_000)}"`],
    ['escaped quotes', `"${'\\"[\\\\\\"{,:'.repeat(20_000)}"`],
  ])('does not count %s in strings', (_, text) => {
    expect(JSON.parse(text)).toBeTypeOf('string')
    expect(measure(text)).toBe('fine')
  })

  it('continues counting after a string that ends with a backslash', () => {
    expect(measure(`["\\\\",${listOf('{}', sizes.containers)}]`)).toContain('objects and lists')
  })
})
