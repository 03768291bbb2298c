import { use } from 'react'
import type { PageAnswer, PlatformPage } from '../remote/platform.ts'
import type { ApiSchema, ApiSchemaSource } from './read-api.ts'

/** `use` wants the same promise at every render. */
const loading = new WeakMap<object, Promise<ApiSchema<unknown>>>()

/**
 * The answer that the document was rendered with, for the first render. It is checked where the page is rendered: the
 * browser uses what the server bundle of the same release let pass, and needs no schema for it. So no schema of such an
 * answer may transform what it parses.
 * Errors: throws on the server for an answer of another shape. The page is not rendered there, and nothing is inlined.
 */
export function useInlined<Data>(
  page: PlatformPage | undefined,
  path: string,
  schema: ApiSchemaSource<Data>,
  isServer = typeof document === 'undefined',
): PageAnswer | null {
  const inlined = page?.answer(path) ?? null
  if (isServer && inlined?.status === 200)
    (typeof schema === 'function' ? use(loadOnce(schema)) : schema).parse(inlined.body)
  return inlined
}

function loadOnce<Data>(load: () => Promise<ApiSchema<Data>>): Promise<ApiSchema<unknown>> {
  const promise = loading.get(load) ?? load()
  loading.set(load, promise)
  return promise
}
