import type { DrawingSize } from '../drawing.ts'

export const lockoutSizes = {
  'lockout-steps': { height: 294 },
  'energy-sources': { height: 436 },
  'stored-energy': { height: 300, steps: 4 },
  'lockout-roles': { height: 290 },
  'lock-tag-hasp': { height: 424 },
  'group-lockbox': { height: 384, steps: 4 },
  'procedure-inspection': { height: 284 },
} as const satisfies Readonly<Record<string, DrawingSize>>
