/** A node of a plan, as Postgres returns it (EXPLAIN with ANALYZE and JSON). */
export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** Rows that a query of a request may read of a table: no list of the tests is longer. */
const maxRows = 2000

/** Returns the tables of which a plan read more rows than a request may. */
export function findSlowScans(plan: Plan): string[] {
  const table = plan['Relation Name']
  const perLoop =
    (plan['Actual Rows'] ?? 0) +
    (plan['Rows Removed by Filter'] ?? 0) +
    (plan['Rows Removed by Index Recheck'] ?? 0)
  const rows = perLoop * (plan['Actual Loops'] ?? 0)
  const here = table && rows > maxRows ? [`${plan['Node Type']} of ${table}`] : []
  return [...here, ...(plan.Plans ?? []).flatMap(findSlowScans)]
}
