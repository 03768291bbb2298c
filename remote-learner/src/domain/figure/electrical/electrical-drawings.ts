import { TouchedLine } from './touched-line.tsx'
import { groundFault } from './ground-fault.tsx'
import { QualifiedLine } from './qualified-line.tsx'
import { LiveDeadLive } from './live-dead-live.tsx'
import { PanelSpace } from './panel-space.tsx'
import { CutPowerFirst } from './cut-power-first.tsx'
import type { DrawingsOf } from '../drawing.ts'
import { LineDistances } from './line-distances.tsx'
import type { electricalSizes } from './electrical-sizes.ts'

export const drawings: DrawingsOf<typeof electricalSizes> = {
  'line-distances': LineDistances,
  'ground-fault': groundFault,
  'qualified-line': QualifiedLine,
  'live-dead-live': LiveDeadLive,
  'panel-space': PanelSpace,
  'cut-power-first': CutPowerFirst,
  'touched-line': TouchedLine,
}
