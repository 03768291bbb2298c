import { useEffect } from 'react'
import type { ListView } from './use-list-view.ts'

/** The last page may be gone, with its only row or behind an old link. Without a total nothing is known yet. */
export function useExistingPage(
  { page, size, turn }: Pick<ListView, 'page' | 'size' | 'turn'>,
  total: number | undefined,
): void {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / size))
  useEffect(() => {
    if (page > last) turn(last)
  }, [page, last, turn])
}
