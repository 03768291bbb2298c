import type { NavigateOptions } from 'react-router-dom'
import { useAddressParams } from '@platform/shared-ui/address-params'

/** The API takes no higher one. */
const LAST_PAGE = 10_000

/** The filters of a list are stored in the URL, so that Back and a shared link show the same rows. */
export function useAddress() {
  const [query, setQuery] = useAddressParams()
  return {
    value: (name: string) => query.get(name) ?? '',
    page: whole('page', LAST_PAGE, 1),
    /** A whole number from 1 to `most`; anything else in the URL gives `otherwise`. */
    whole,
    turn: (page: number, how?: NavigateOptions) => set({ page: page === 1 ? '' : String(page) }, how),
    /** An empty value removes the parameter; a new filter returns to the first page. */
    choose: (change: Readonly<Record<string, string>>) => set({ page: '', ...change }),
    /** Switches between a list and one of its rows; Back returns. */
    go: (next: Readonly<Record<string, string>>) => setQuery(() => new URLSearchParams(next)),
  }

  function whole(name: string, most: number, otherwise: number): number {
    const requested = Math.trunc(Number(query.get(name)))
    return requested >= 1 ? Math.min(requested, most) : otherwise
  }

  function set(change: Readonly<Record<string, string>>, how?: NavigateOptions) {
    setQuery(
      (current) => {
        for (const [name, value] of Object.entries(change))
          if (value === '') current.delete(name)
          else current.set(name, value)
        return current
      },
      { replace: true, ...how },
    )
  }
}
