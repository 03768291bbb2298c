import { useLayoutEffect, useRef } from 'react'

/** No text on the current page uses a typeface of this name, so adding it changes nothing. */
export const NEXT_TYPEFACE = 'Figtree Next'

/** The font family for the next page; `null` if this page already uses it, or if the typeface is not loaded. */
function nextFonts(page: HTMLElement): string | null {
  if (page.dataset.nextTypeface === undefined) return null
  const fonts = getComputedStyle(page).getPropertyValue('--font-family')
  return fonts.includes(NEXT_TYPEFACE) ? null : fonts.replace(/\bFigtree\b(?! )/, `'${NEXT_TYPEFACE}', $&`)
}

function takeTypeface(): void {
  const page = document.documentElement
  const fonts = nextFonts(page)
  if (fonts !== null) page.style.setProperty('--font-family', fonts)
}

/** Switches to the typeface together with a navigation: the user has not started to read the new page. */
export function useTypefaceOfNextPage(pathname: string): void {
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current !== pathname) takeTypeface()
    shown.current = pathname
  }, [pathname])
}
