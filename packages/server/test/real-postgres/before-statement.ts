import { Client } from 'pg'
import { onTestFinished, vi } from 'vitest'
import { toText } from '../watch-queries'

type Query = (...parameters: unknown[]) => unknown

/** Runs `work` once, immediately before this process sends the next statement with a text. */
export function beforeStatement(text: RegExp, work: () => Promise<unknown>): void {
  const query: Query = Client.prototype.query
  const spy = vi.spyOn(Client.prototype, 'query')
  onTestFinished(() => spy.mockRestore())
  function interrupt(this: Client, ...parameters: unknown[]) {
    if (!text.test(toText(parameters[0]))) return query.apply(this, parameters)
    spy.mockRestore()
    return work().then(() => query.apply(this, parameters))
  }
  spy.mockImplementation(interrupt)
}
