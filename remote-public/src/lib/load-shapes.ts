import type { ApiSchema } from '@platform/shared-contracts/client'
import type * as shapes from './shapes.ts'

export type ShapeName = keyof typeof shapes
export type Shaped<Name extends ShapeName> = ReturnType<(typeof shapes)[Name]['parse']>

type Loader<Name extends ShapeName> = () => Promise<(typeof shapes)[Name] & ApiSchema<Shaped<Name>>>

const loaders: { [Name in ShapeName]?: Loader<Name> } = {}

/**
 * Loads one schema, for a call of the API or a form; the same function at every call.
 * Errors: its promise rejects when the chunk does not arrive; the next call requests it again.
 */
export function schemaLoader<Name extends ShapeName>(name: Name): Loader<Name> {
  const load = async () => (await import(/* webpackChunkName: "shapes" */ './shapes.ts'))[name]
  return (loaders[name] ??= load as (typeof loaders)[Name] & Loader<Name>)
}
