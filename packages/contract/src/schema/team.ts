import { z } from 'zod'
import { anyJson } from './fields'

/** A team as its members see it. */
export const teamClient = z.object({
  id: z.string(),
  display_name: z.string(),
  profile_image_url: z.string().nullable(),
  client_metadata: anyJson,
  client_read_only_metadata: anyJson,
})

/** A team as an app's server sees it. */
export const teamServer = teamClient.extend({
  created_at_millis: z.number(),
  server_metadata: anyJson,
})
