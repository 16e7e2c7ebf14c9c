import { Client } from 'pg'
import { vi } from 'vitest'

/**
 * Records the queries of requests from now on. Adding a job is part of a request; polling for jobs,
 * cleaning up and opening connections happen beside it, at any time.
 */
export function watchQueries() {
  const query = vi.spyOn(Client.prototype, 'query')
  return {
    /** Returns the values of each statement so far that contains a text. */
    list: (text: string) =>
      query.mock.calls
        .filter(([statement]) => toText(statement).includes(text))
        .map(([statement, values]) => toValues(statement, values)),
    /** Stops recording, and returns the statements: their texts, or with their names. */
    end() {
      const statements: unknown[] = query.mock.calls.map(([statement]) => statement)
      query.mockRestore()
      return statements.filter((statement) => !isBeside(toText(statement)))
    },
  }
}

/** The text of a statement as `pg` takes it: alone or with a name. */
export function toText(statement: unknown): string {
  return typeof statement === 'object' && statement && 'text' in statement
    ? String(statement.text)
    : String(statement)
}

/** The values of a statement as `pg` takes them: with a text, or beside it. */
function toValues(statement: unknown, values: unknown): unknown[] {
  const given = Array.isArray(values) ? values : Object(statement).values
  return Array.isArray(given) ? given : []
}

function isBeside(text: string): boolean {
  const isAdding = text.trimStart().startsWith('INSERT INTO pgboss.job')
  return !isAdding && /pgboss|\bctid\b|skip locked|pg_is_in_recovery/i.test(text)
}
