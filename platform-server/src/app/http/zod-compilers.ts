import type { FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { requestFaults } from '../plugins/request-faults.ts'

/** The contract's schemas validate requests and shape responses: a field that is not in the contract is never sent. */
export function useZod(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, schema = {} }) => {
    for (const part of ['params', 'querystring', 'headers', 'body'] as const)
      refuseOpen(schema[part], `${String(method)} ${url}, ${part}`)
  })
  app.setValidatorCompiler(validatorCompiler)
  // The type provider's own serializer encodes backwards, which a schema with a one-way default (User.role) cannot do.
  app.setSerializerCompiler(({ schema, method, url }) => (data) => {
    const result = safeParse(schema as unknown as $ZodType, data)
    if (!result.success)
      throw new Error(`${method} ${url} returned a response that does not match its schema`, {
        cause: result.error,
      })
    return JSON.stringify(result.data)
  })
}

/** A mistake in the route's definition: the server refuses to start with it. */
function refuseOpen(schema: unknown, where: string): void {
  if (!isZod(schema)) return
  const faults = requestFaults(schema)
  if (faults.length > 0)
    throw new Error(`${where}: ${faults.join('; ')}. Use the types of shared-contracts/http/text.ts.`)
}

function isZod(schema: unknown): schema is $ZodType {
  return typeof schema === 'object' && schema !== null && '_zod' in schema
}
