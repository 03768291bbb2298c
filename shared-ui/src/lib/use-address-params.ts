import { useEffect } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router-dom'

type Change = (current: URLSearchParams) => URLSearchParams

/** A choice that is on its way into the address, and the address that was rendered when it was made. */
let unrendered: { readonly rendered: string; readonly params: URLSearchParams } | null = null

/**
 * The query of the address, and a function that changes it.
 *
 * `setSearchParams` of the router starts from the address that was rendered last, so of two choices made before the page
 * has rendered again only the second would remain. Here the second one is added to the first, wherever on the page it is made.
 * A choice is rendered at once: as a transition, which is the router's default, a checkbox would stay unchecked until then.
 */
export function useAddressParams(): readonly [
  URLSearchParams,
  (change: Change, options?: NavigateOptions) => void,
] {
  const [params, setParams] = useSearchParams()
  const rendered = params.toString()
  useEffect(() => {
    unrendered = null
  }, [rendered])
  const change = (toNext: Change, options?: NavigateOptions) => {
    const current = unrendered?.rendered === rendered ? unrendered.params : params
    const next = toNext(new URLSearchParams(current))
    unrendered = { rendered, params: next }
    setParams(next, { flushSync: true, ...options })
  }
  return [params, change]
}
