import type { DrawingSize } from '../drawing.ts'

export const electricalSizes = {
  'line-distances': { height: 480 },
  'ground-fault': { height: 326, steps: 4 },
  'qualified-line': { height: 276 },
  'live-dead-live': { height: 296 },
  'panel-space': { height: 368 },
  'cut-power-first': { height: 300 },
  'touched-line': { height: 324 },
} as const satisfies Readonly<Record<string, DrawingSize>>
