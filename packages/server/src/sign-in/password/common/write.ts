import { writeFileSync } from 'node:fs'
import { makeList } from './make-list'

// Committed, so that the package neither needs the library at run time nor carries its other lists.
writeFileSync(new URL('list.ts', import.meta.url), makeList())
