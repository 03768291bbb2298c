import type { DrawingsOf } from '../drawing.ts'
import { Planking } from './planking.tsx'
import { RollingTower } from './rolling-tower.tsx'
import { ScaffoldEdge } from './scaffold-edge.tsx'
import { ScaffoldParts } from './scaffold-parts.tsx'
import { ScaffoldTags } from './scaffold-tags.tsx'
import { scaffoldTies } from './scaffold-ties.tsx'
import type { scaffoldSizes } from './scaffolds-sizes.ts'

export const drawings: DrawingsOf<typeof scaffoldSizes> = {
  'scaffold-parts': ScaffoldParts,
  'scaffold-ties': scaffoldTies,
  planking: Planking,
  'scaffold-edge': ScaffoldEdge,
  'scaffold-tags': ScaffoldTags,
  'rolling-tower': RollingTower,
}
