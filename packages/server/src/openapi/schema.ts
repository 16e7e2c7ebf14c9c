import { z } from 'zod'

type JsonSchema = Record<string, unknown>
type OneOrByAccess = z.ZodType | { client: z.ZodType; server: z.ZodType; admin: z.ZodType }

/** Converts a schema of the contract to JSON Schema (draft 2020-12, as in OpenAPI 3.1). */
export function schemaOf(schema: OneOrByAccess): JsonSchema {
  if (!('client' in schema)) return toJsonSchema(schema)
  const { client, server } = schema
  return { anyOf: [toJsonSchema(client), toJsonSchema(server)] }
}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  // Inputs are coerced before validation, so the output type describes the API.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'undefined') jsonSchema.not = {}
      // Zod's name for a check, beside its pattern: validators refuse formats that they do not
      // know.
      if (jsonSchema.format === 'starts_with') delete jsonSchema.format
    },
  })
  return rest
}
