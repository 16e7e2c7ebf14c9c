import { writeFileSync } from 'node:fs'
import { version } from '../lib/version'
import { createOpenApiDocument } from './document'

// Keeps the committed copy in step, so that a change of the API shows in review.
const path = new URL('../../openapi.json', import.meta.url)
writeFileSync(path, `${JSON.stringify(createOpenApiDocument(version), null, 2)}\n`)
