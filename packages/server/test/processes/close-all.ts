import { afterAll } from 'vitest'
import { closeSpreadServers } from './spread'

// A server in the process of a test ends with it, also when nobody closes it.
afterAll(closeSpreadServers)
