import { expect, it } from 'vitest'
import { toDeviceName } from './device-name'

it('names browser and system in a language, or the browser alone', () => {
  expect(toDeviceName('Firefox (Linux)')).toBe('Firefox on Linux')
  expect(toDeviceName('Chrome (macOS)', 'ja-JP')).toBe('macOSのChrome')
  expect(toDeviceName('Firefox', 'de-DE')).toBe('Firefox')
})
