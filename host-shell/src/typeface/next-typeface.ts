import { useLayoutEffect, useRef } from 'react'

/** Nothing that is on screen already is set in a typeface of this name. */
export const NEXT_TYPEFACE = 'Figtree Next'

/** What the next page is set in; `null` as long as that is what this one is set in. */
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
