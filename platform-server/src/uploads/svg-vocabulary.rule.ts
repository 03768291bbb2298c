/** What a drawing may be made of. Nothing in it runs, loads or links. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'style',
  'filter',
  'feBlend',
  'feColorMatrix',
  'feComposite',
  'feDropShadow',
  'feFlood',
  'feGaussianBlur',
  'feMerge',
  'feMergeNode',
  'feOffset',
])

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

const ATTRIBUTE = /^[a-zA-Z][a-zA-Z0-9-]*$/
const NAMESPACES: ReadonlyMap<string, string> = new Map([
  ['xmlns', SVG_NAMESPACE],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
])

/** Only a reference within the drawing itself. */
function isInner(value: string): boolean {
  return /^#[A-Za-z_][\w.:-]*$/.test(value.trim())
}

/** An escape could spell anything, so a style or a reference with one is removed. */
export function isInnerStyle(css: string): boolean {
  if (/[\\@<]|expression|javascript:/i.test(css)) return false
  const references = css.match(/url\s*\([^)]*\)?/gi) ?? []
  return references.every((reference) => /^url\(\s*(['"]?)#[A-Za-z_][\w.:-]*\1\s*\)$/i.test(reference))
}

export function isAllowedAttribute(name: string, value: string): boolean {
  if (NAMESPACES.has(name)) return NAMESPACES.get(name) === value
  if (name === 'href' || name === 'xlink:href') return isInner(value)
  if (name === 'xml:space') return true
  return ATTRIBUTE.test(name) && !/^on/i.test(name) && isInnerStyle(value)
}
