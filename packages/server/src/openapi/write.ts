import { writeFileSync } from 'node:fs'
import { version } from '../lib/version'
import { createOpenApiDocument } from './document'

// The committed copy makes changes of the API visible in reviews.
const path = new URL('../../openapi.json', import.meta.url)
writeFileSync(path, `${JSON.stringify(createOpenApiDocument(version), null, 2)}\n`)
