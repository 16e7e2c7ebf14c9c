// Named imports, so that the bundler includes these fields only.
import { name, version as published } from '../../package.json'

/** Published version of the server. */
export const version: string = published

/** Name of the package, `@app/server` unless its scope was changed. */
export const packageName: string = name
