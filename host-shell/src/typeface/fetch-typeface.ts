import type { EntryStorage } from '../lib/browser-storage.ts'
import { NEXT_TYPEFACE } from './next-typeface.ts'

/** What the inline script compares before the first paint (early-script.ts). */
const STORAGE_KEY = 'typeface'

/**
 * Fetches the typeface for the next page when the browser is idle (decisions/0041): it never replaces text that is
 * being read. Its URL is stored, so that the next document uses it from its first paint.
 */
export async function fetchTypeface(page: HTMLElement, storage: EntryStorage): Promise<void> {
  const { typeface } = page.dataset
  if (!typeface) return
  try {
    // It was loaded before the first text, so there is nothing to fetch (early-script.ts).
    if ([...document.fonts].some(({ family }) => family === 'Figtree'))
      return storage.setItem(STORAGE_KEY, typeface)
    document.fonts.add(await new FontFace(NEXT_TYPEFACE, `url(${typeface})`, { weight: '300 900' }).load())
    page.dataset.nextTypeface = ''
    storage.setItem(STORAGE_KEY, typeface)
  } catch (error) {
    console.warn('The typeface did not load. The fallback stays.', error)
  }
}
