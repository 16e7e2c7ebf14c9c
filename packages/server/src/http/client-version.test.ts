import { expect, it } from 'vitest'
import { takesTypedCodes } from './client-version'

it.each([
  ['js @stackframe/stack@2.5.37', false],
  ['js @stackframe/stack@2.4.99', false],
  ['js @stackframe/stack@1.9.0', false],
  ['js @stackframe/stack@2.5.38', true],
  ['js @stackframe/stack@2.8.1', true],
  ['js @stackframe/stack@3.0.0', true],
  ['js @stackframe/js@2.5.0', true],
  ['', true],
])('knows whether a client accepts typed codes: %s', (version, takes) => {
  expect(takesTypedCodes(new Headers({ 'x-stack-client-version': version }))).toBe(takes)
})
