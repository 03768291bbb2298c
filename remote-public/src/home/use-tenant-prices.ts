import { useEffect, useRef, useState } from 'react'
import { readApi, type ApiFetch, type ApiSchema } from '@platform/shared-contracts/client'
import { usePlatform } from '@platform/shared-contracts/remote'

const NONE: ReadonlyMap<string, number> = new Map()

/**
 * The tenant's own prices by module code, requested when the list comes near the screen. A price that differs replaces
 * the list price in place; without a response the list price stays.
 */
export function useTenantPrices() {
  const { fetch } = usePlatform()
  const ref = useRef<HTMLUListElement>(null)
  const [prices, setPrices] = useState(NONE)
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void loadPrices(fetch).then(setPrices)
      },
      { rootMargin: '200px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [fetch])
  return { ref, prices }
}

/** A part of `TrainingModuleList`: home waits for no schema. */
const PRICES: ApiSchema<ReadonlyMap<string, number>> = {
  parse: (body) => new Map((Array.isArray(body) ? body : []).flatMap(toPrice)),
}

async function loadPrices(fetch: ApiFetch): Promise<ReadonlyMap<string, number>> {
  const { data } = await readApi(fetch, '/modules', PRICES)
  return data ?? NONE
}

function toPrice(entry: unknown): [string, number][] {
  const { code, priceCents } = (entry ?? {}) as { code?: unknown; priceCents?: unknown }
  return typeof code === 'string' && typeof priceCents === 'number' ? [[code, priceCents]] : []
}
