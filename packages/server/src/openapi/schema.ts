import { z } from 'zod'

type JsonSchema = Record<string, unknown>
type OneOrByAccess = z.ZodType | { client: z.ZodType; server: z.ZodType; admin: z.ZodType }

/** The JSON Schema (draft 2020-12, as OpenAPI 3.1 uses it) of a schema of the contract. */
export function schemaOf(schema: OneOrByAccess): JsonSchema {
  if (!('client' in schema)) return toJsonSchema(schema)
  const { client, server } = schema
  return { anyOf: [toJsonSchema(client), toJsonSchema(server)] }
}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  // Inputs are coerced before they are checked, so what comes out is what the API is about.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'undefined') jsonSchema.not = {}
    },
  })
  return rest
}
