import { useEffect } from 'react'
import { scopedSheet } from './scoped-css.ts'

/** Applies `css` inside the elements that match `scope`, for as long as the component is mounted. */
export function useScopedCss(css: string, scope: string): void {
  useEffect(() => {
    if (css.trim() === '') return
    const sheet = scopedSheet(css, scope)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [css, scope])
}
