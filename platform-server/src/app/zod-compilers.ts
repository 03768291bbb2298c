import type { FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { safeParse, type $ZodType } from 'zod/v4/core'

/** The contract's schemas check what comes in and shape what goes out: a field that is not in the contract stays inside. */
export function useZod(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler)
  // The type provider's own serializer encodes backwards, which a schema with a one-way default (User.role) cannot do.
  app.setSerializerCompiler(({ schema, method, url }) => (data) => {
    const result = safeParse(schema as unknown as $ZodType, data)
    if (!result.success)
      throw new Error(`${method} ${url} answers against its contract`, { cause: result.error })
    return JSON.stringify(result.data)
  })
}
