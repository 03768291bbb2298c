import type { DrawingSize } from '../drawing.ts'

export const fallSizes = {
  'guardrail-heights': { height: 310, isCompact: true },
  'fall-clearance': { height: 452, isCompact: true },
} as const satisfies Readonly<Record<string, DrawingSize>>
