import { connectionOptions } from './connection-options'
import { operationOptions } from './operation-options'
import { otherServiceOptions } from './other-service-options'
import { projectOptions } from './project-options'
import { secretOptions } from './secret-options'

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
