/** What custom CSS may contain. Anything that is not listed could hide something, and is refused. */

interface Range {
  readonly min: number
  readonly max: number
}

/** Lengths in CSS pixels, 1rem and 1em counted as 16. `null`: no length in it can hide anything. */
const BOX: Range = { min: 0, max: 96 }
const BORDER: Range = { min: 0, max: 16 }
const SHADOW: Range = { min: -64, max: 64 }

const SIDES = [
  'top',
  'right',
  'bottom',
  'left',
  'block',
  'inline',
  'block-start',
  'block-end',
  'inline-start',
  'inline-end',
]
const EDGES = ['top', 'right', 'bottom', 'left']
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left']

export const PROPERTIES: ReadonlyMap<string, Range | null> = new Map<string, Range | null>([
  ...[
    'accent-color',
    'background',
    'background-color',
    'background-image',
    'background-position',
    'background-repeat',
    'background-size',
    'border-color',
    'border-style',
    'caret-color',
    'color',
    'font-family',
    'font-feature-settings',
    'font-style',
    'font-variant-caps',
    'font-variant-numeric',
    'font-weight',
    'list-style-type',
    'text-align',
    'text-decoration',
    'text-decoration-color',
    'text-decoration-line',
    'text-decoration-style',
    'text-transform',
    'text-wrap',
    'transition',
    'transition-duration',
    'transition-property',
    'transition-timing-function',
    ...EDGES.flatMap((edge) => [`border-${edge}-color`, `border-${edge}-style`]),
  ].map((name) => [name, null] as const),
  ['font-size', { min: 10, max: 120 }],
  ['line-height', { min: 14, max: 200 }],
  ['letter-spacing', { min: -1, max: 8 }],
  ['word-spacing', { min: -2, max: 16 }],
  ['text-decoration-thickness', BORDER],
  ['text-underline-offset', BORDER],
  ['text-shadow', { min: -8, max: 8 }],
  ['box-shadow', SHADOW],
  ...['padding', 'margin', 'gap', 'row-gap', 'column-gap'].map((name) => [name, BOX] as const),
  ...SIDES.flatMap((side) => [`padding-${side}`, `margin-${side}`]).map((name) => [name, BOX] as const),
  ...['border', 'border-width'].map((name) => [name, BORDER] as const),
  ...EDGES.flatMap((edge) => [`border-${edge}`, `border-${edge}-width`]).map(
    (name) => [name, BORDER] as const,
  ),
  ['border-radius', { min: 0, max: 9999 }],
  ...CORNERS.map((corner) => [`border-${corner}-radius`, { min: 0, max: 9999 }] as const),
])

/** Where a bare number is a factor or a weight, not a length. */
export const BARE_NUMBERS: ReadonlyMap<string, Range> = new Map([
  ['line-height', { min: 1, max: 4 }],
  ['font-weight', { min: 100, max: 1000 }],
])

/** Percentages of what is ranged above. */
export const PERCENTAGES: ReadonlyMap<string, Range> = new Map([['line-height', { min: 100, max: 400 }]])

export const PX_PER_UNIT: ReadonlyMap<string, number> = new Map([
  ['px', 1],
  ['rem', 16],
  ['em', 16],
])

export const TRANSITION_MAX_MS = 2_000

export const FUNCTIONS: ReadonlySet<string> = new Set([
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'color-mix',
  'linear-gradient',
  'radial-gradient',
  'conic-gradient',
  'repeating-linear-gradient',
  'repeating-radial-gradient',
  'repeating-conic-gradient',
  'cubic-bezier',
  'steps',
  'var',
  'url',
])

export const AT_RULES: ReadonlySet<string> = new Set(['media', 'supports'])

/** The platform's own theme variables: readable by custom CSS, and set by the theme fields only. */
export const THEME_VARIABLE = /^--(color|space|text|font|radius|shadow)(-[a-z0-9-]+)?$/

/** Files that were uploaded here. */
export const OWN_FILE = /^\/files\/[A-Za-z0-9._-]+$/
