import { useLayoutEffect, useRef } from 'react'
import type { EntryStorage } from '../lib/browser-storage.ts'

/** What the inline script compares before the first paint (early-script.ts). */
const KEPT = 'typeface'

let arrived: FontFace | null = null

/**
 * Fetches the typeface when the page has nothing better to do, for the next page (decisions/0041): never in place of
 * text that is being read. Its address is kept, so that the next document is set in it from its first paint on.
 */
export async function fetchTypeface(page: HTMLElement, storage: EntryStorage): Promise<void> {
  const { typeface } = page.dataset
  if (!typeface) return
  try {
    arrived = await new FontFace('Figtree', `url(${typeface})`, { weight: '300 900' }).load()
    storage.setItem(KEPT, typeface)
  } catch (error) {
    console.warn('The typeface did not arrive; its stand-in stays.', error)
  }
}

/** Takes the typeface together with another page, whose text nobody has begun to read. */
export function useTypefaceOfNextPage(pathname: string): void {
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current !== pathname && arrived) document.fonts.add(arrived)
    shown.current = pathname
  }, [pathname])
}
