import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { inPageLanguage } from '@platform/shared-contracts/rules'

interface Shape<Data> {
  parse(body: unknown): Data
}

/**
 * What the server rendered the page with, for the first render: RTK Query asks only after it, on the server never.
 * `undefined` where the document brought none, or one of another shape.
 */
export function useInlined<Data>(path: string, shape: Shape<Data>): Data | undefined {
  const { page } = usePlatform()
  const language = useStore(locale)
  const answer = page?.answer(inPageLanguage(path, language))
  return useMemo(() => {
    try {
      return answer?.status === 200 ? shape.parse(answer.body) : undefined
    } catch {
      return undefined
    }
  }, [answer, shape])
}
