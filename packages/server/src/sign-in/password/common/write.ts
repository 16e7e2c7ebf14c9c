import { writeFileSync } from 'node:fs'
import { makeList } from './make-list'

// Committed, so that the package does not need the library at run time.
writeFileSync(new URL('list.ts', import.meta.url), makeList())
