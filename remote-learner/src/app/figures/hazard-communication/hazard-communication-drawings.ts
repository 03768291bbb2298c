import type { DrawingsOf } from '../drawing.ts'
import { GhsPictograms } from './ghs-pictograms.tsx'
import { LabelParts } from './label-parts.tsx'
import type { chemicalSizes } from './hazard-communication-sizes.ts'

export const drawings: DrawingsOf<typeof chemicalSizes> = {
  'label-parts': LabelParts,
  'ghs-pictograms': GhsPictograms,
}
