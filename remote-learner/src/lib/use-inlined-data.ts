import { useStore } from '@nanostores/react'
import { useInlined, type ApiSchema } from '@platform/shared-contracts/client'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { inPageLanguage } from '@platform/shared-contracts/rules'

/**
 * What the server rendered the page with, for the first render: RTK Query sends requests only after it, on the server never.
 * `undefined` where the document brought none.
 */
export function useInlinedData<Data>(path: string, schema: ApiSchema<Data>): Data | undefined {
  const { page } = usePlatform()
  const inlined = useInlined(page, inPageLanguage(path, useStore(locale)), schema)
  return inlined?.status === 200 ? (inlined.body as Data) : undefined
}
