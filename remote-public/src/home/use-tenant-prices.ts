import { useEffect, useRef, useState } from 'react'
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

async function loadPrices(
  fetch: ReturnType<typeof usePlatform>['fetch'],
): Promise<ReadonlyMap<string, number>> {
  try {
    const response = await fetch('/modules')
    const answer: unknown = response.ok ? await response.json() : []
    return new Map((Array.isArray(answer) ? answer : []).flatMap(toPrice))
  } catch {
    return NONE
  }
}

function toPrice(entry: unknown): [string, number][] {
  const { code, priceCents } = (entry ?? {}) as { code?: unknown; priceCents?: unknown }
  return typeof code === 'string' && typeof priceCents === 'number' ? [[code, priceCents]] : []
}
