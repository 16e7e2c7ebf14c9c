import { connectionOptions } from './options/connections'
import { operationOptions } from './options/operation'
import { otherServiceOptions } from './options/other-services'
import { projectOptions } from './options/projects'
import { secretOptions } from './options/secrets'

/**
 * Every option of the server, by its name for `createServer`, with its environment variable for
 * `app-server`. No other file reads the environment.
 */
export const configTable = {
  ...connectionOptions,
  ...secretOptions,
  ...otherServiceOptions,
  ...projectOptions,
  ...operationOptions,
}
