import type { DrawingSize } from '../drawing.ts'

export const equipmentSizes = {
  'eye-protection': { height: 142 },
  'control-order': { height: 352 },
  'glove-choice': { height: 430 },
  'noise-time': { height: 316, steps: 4 },
  'ear-plug': { height: 424 },
  'before-use': { height: 440 },
  'helmet-types': { height: 394 },
} as const satisfies Readonly<Record<string, DrawingSize>>
