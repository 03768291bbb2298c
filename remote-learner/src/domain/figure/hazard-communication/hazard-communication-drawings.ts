import { ProductIdentifier } from './product-identifier.tsx'
import { DataSheet } from './data-sheet.tsx'
import { WorkplaceLabel } from './workplace-label.tsx'
import { ChemicalWaysIn } from './chemical-ways-in.tsx'
import { ChangedLabel } from './changed-label.tsx'
import type { DrawingsOf } from '../drawing.ts'
import { GhsPictograms } from './ghs-pictograms.tsx'
import { LabelParts } from './label-parts.tsx'
import type { chemicalSizes } from './hazard-communication-sizes.ts'

export const drawings: DrawingsOf<typeof chemicalSizes> = {
  'label-parts': LabelParts,
  'ghs-pictograms': GhsPictograms,
  'product-identifier': ProductIdentifier,
  'data-sheet': DataSheet,
  'workplace-label': WorkplaceLabel,
  'chemical-ways-in': ChemicalWaysIn,
  'changed-label': ChangedLabel,
}
