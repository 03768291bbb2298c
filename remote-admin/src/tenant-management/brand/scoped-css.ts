/**
 * A tenant's CSS confined to the preview. It is parsed first and put together again from its rules, so that a stray
 * brace cannot end the scope. Browser only: constructed sheets are CSSOM, which the page's CSP allows.
 */
export function scopedSheet(css: string, scope: string): CSSStyleSheet {
  const parsed = new CSSStyleSheet()
  parsed.replaceSync(css)
  const rules = Array.from(parsed.cssRules, ({ cssText }) => cssText).join('\n')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@scope (${scope}) {\n${rules}\n}`)
  return sheet
}
