import { useAnswer as useApiAnswer, useInlined, type Reading } from '@platform/shared-contracts/client'
import { usePlatform } from '@platform/shared-contracts/remote'
import { schemaLoader, type Shaped, type ShapeName } from './load-shapes.ts'

interface Options {
  /** For what changes under the user's hands: what was read on an earlier visit is read again. */
  readonly isFresh?: boolean
}

/** Reads `path` of the API; the document's data is not fetched again. Always the same shape for one path. */
export function useAnswer<Name extends ShapeName>(
  path: string,
  shape: Name,
  { isFresh = false }: Options = {},
): Reading<Shaped<Name>> {
  const platform = usePlatform()
  const schema = schemaLoader(shape)
  const inlined = useInlined(platform.page, path, schema)
  return useApiAnswer({ fetch: platform.fetch, path, schema, inlined, cache: platform, isFresh })
}
