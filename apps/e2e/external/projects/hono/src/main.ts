import { serve } from '@hono/node-server'
import { api } from './hono'

serve({ fetch: api.fetch, port: Number(process.env.PORT) })
