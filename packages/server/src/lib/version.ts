// By name, so that the bundler takes this one field and not the whole file.
import { version as published } from '../../package.json'

/** Version of the server, as published. */
export const version: string = published
