import { useLayoutEffect, useRef } from 'react'
import type { EntryStorage } from '../lib/browser-storage.ts'

/** What the inline script compares before the first paint (early-script.ts). */
const KEPT = 'typeface'

/** Nothing that is on screen already is set in a typeface of this name. */
const NEXT = 'Figtree Next'

/**
 * Fetches the typeface when the page has nothing better to do, for the next page (decisions/0041): never in place of
 * text that is being read. Its address is kept, so that the next document is set in it from its first paint on.
 */
export async function fetchTypeface(page: HTMLElement, storage: EntryStorage): Promise<void> {
  const { typeface } = page.dataset
  if (!typeface) return
  try {
    // It came before the first text: nothing is left to fetch (early-script.ts).
    if ([...document.fonts].some(({ family }) => family === 'Figtree')) return storage.setItem(KEPT, typeface)
    document.fonts.add(await new FontFace(NEXT, `url(${typeface})`, { weight: '300 900' }).load())
    page.dataset.nextTypeface = ''
    storage.setItem(KEPT, typeface)
  } catch (error) {
    console.warn('The typeface did not arrive; its stand-in stays.', error)
  }
}

/** What the next page is set in; `null` as long as that is what this one is set in. */
function nextFonts(page: HTMLElement): string | null {
  if (page.dataset.nextTypeface === undefined) return null
  const fonts = getComputedStyle(page).getPropertyValue('--font-family')
  return fonts.includes(NEXT) ? null : fonts.replace(/\bFigtree\b(?! )/, `'${NEXT}', $&`)
}

function takeTypeface(): void {
  const page = document.documentElement
  const fonts = nextFonts(page)
  if (fonts !== null) page.style.setProperty('--font-family', fonts)
}

/** Takes the typeface together with another page, whose text nobody has begun to read. */
export function useTypefaceOfNextPage(pathname: string): void {
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current !== pathname) takeTypeface()
    shown.current = pathname
  }, [pathname])
}
