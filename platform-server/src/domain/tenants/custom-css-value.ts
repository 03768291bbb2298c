import { find, type CssNode, type Dimension, type FunctionNode, type Raw, type Value } from 'css-tree'
import {
  BARE_NUMBERS,
  FUNCTIONS,
  OWN_FILE,
  PERCENTAGES,
  PROPERTIES,
  PX_PER_UNIT,
  THEME_VARIABLE,
  TRANSITION_MAX_MS,
} from './custom-css-vocabulary.rule.ts'

/** On nested elements they multiply, until nothing can be read. */
const COMPOUNDS = 'write “font-size” in px or rem.'

/** One sentence that says what is wrong with the value of an allowed property; `null` when nothing is. */
export function valueFault(property: string, value: Value | Raw): string | null {
  if (property === 'color') return colorFault(value)
  const parts = value.type === 'Value' ? value.children.toArray() : []
  return firstOf(parts, (part) => sizeFault(property, part)) ?? sourceFault(value)
}

function firstOf(parts: readonly CssNode[], faultOf: (part: CssNode) => string | null): string | null {
  for (const part of parts) {
    const fault = faultOf(part)
    if (fault) return fault
  }
  return null
}

/** Functions and addresses, however deep. */
function sourceFault(value: CssNode): string | null {
  let fault: string | null = null
  find(value, (node) => {
    if (node.type === 'Function') fault = functionFault(node)
    if (node.type === 'Url' && !OWN_FILE.test(node.value))
      fault = 'url() can only point to a file that was uploaded here.'
    return fault !== null
  })
  return fault
}

/** Text must stay visible: no see-through color, and none that is computed. */
function colorFault(value: Value | Raw): string | null {
  const parts = value.type === 'Value' ? value.children.toArray() : []
  const [part] = parts
  const isPlain = parts.length === 1 && part && isOpaque(part)
  return isPlain ? null : 'write “color” as #rrggbb, as a color name or as one of the theme’s var(--color-…).'
}

function isOpaque(part: CssNode): boolean {
  if (part.type === 'Hash') return part.value.length === 3 || part.value.length === 6
  if (part.type === 'Identifier') return part.name.toLowerCase() !== 'transparent'
  return part.type === 'Function' && part.name === 'var' && functionFault(part) === null
}

/** Sizes directly in the value; those inside a function are parts of a color or of a gradient. */
function sizeFault(property: string, node: CssNode): string | null {
  if (node.type === 'Dimension') return dimensionFault(property, node)
  if (node.type === 'Percentage') return percentageFault(property, Number(node.value))
  if (node.type === 'Number') return numberFault(property, Number(node.value))
  return null
}

function percentageFault(property: string, value: number): string | null {
  if (property === 'font-size') return COMPOUNDS
  return outside(PERCENTAGES.get(property), value, `${value}% for “${property}”`)
}

function functionFault({ name, children }: FunctionNode): string | null {
  if (!FUNCTIONS.has(name)) return `${name}() is not allowed here.`
  if (name !== 'var') return null
  const [variable, ...fallback] = children.toArray()
  const isTheme =
    variable?.type === 'Identifier' && THEME_VARIABLE.test(variable.name) && fallback.length === 0
  return isTheme ? null : 'var() can only use one of the theme’s variables, without a fallback.'
}

function dimensionFault(property: string, { value, unit }: Dimension): string | null {
  const range = PROPERTIES.get(property)
  const written = `${value}${unit} for “${property}”`
  if (unit === 's' || unit === 'ms')
    return outside({ min: 0, max: TRANSITION_MAX_MS }, Number(value) * (unit === 's' ? 1000 : 1), written)
  if (!range) return null
  if (property === 'font-size' && unit.toLowerCase() === 'em') return COMPOUNDS
  const px = PX_PER_UNIT.get(unit.toLowerCase())
  return px === undefined
    ? `write “${property}” in px, rem or em.`
    : outside(range, Number(value) * px, written)
}

function numberFault(property: string, value: number): string | null {
  const range = BARE_NUMBERS.get(property) ?? PROPERTIES.get(property)
  return outside(range, value, `${value} for “${property}”`)
}

function outside(
  range: { min: number; max: number } | null | undefined,
  value: number,
  written: string,
): string | null {
  if (!range || (value >= range.min && value <= range.max)) return null
  return `${written} is ${value < range.min ? 'too small' : 'too large'}.`
}
