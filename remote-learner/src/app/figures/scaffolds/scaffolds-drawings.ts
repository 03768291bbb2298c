import type { DrawingsOf } from '../drawing.ts'
import { ScaffoldParts } from './scaffold-parts.tsx'
import type { scaffoldSizes } from './scaffolds-sizes.ts'

export const drawings: DrawingsOf<typeof scaffoldSizes> = {
  'scaffold-parts': ScaffoldParts,
}
