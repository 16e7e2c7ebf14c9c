// A named import, so that the bundler includes this field only.
import { version as published } from '../../package.json'

/** Published version of the server. */
export const version: string = published
