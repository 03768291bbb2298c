import type { AnyDrawing, DrawingSize } from './drawing.ts'
import { bloodborneSizes } from './bloodborne/bloodborne-sizes.ts'
import { confinedSpaceSizes } from './confined-spaces/confined-spaces-sizes.ts'
import { electricalSizes } from './electrical/electrical-sizes.ts'
import { emergencySizes } from './emergencies/emergencies-sizes.ts'
import { fallSizes } from './fall-protection/fall-protection-sizes.ts'
import { chemicalSizes } from './hazard-communication/hazard-communication-sizes.ts'
import { ladderSizes } from './ladders/ladders-sizes.ts'
import { lockoutSizes } from './lockout/lockout-sizes.ts'
import { machineSizes } from './machine-guarding/machine-guarding-sizes.ts'
import { equipmentSizes } from './protective-equipment/protective-equipment-sizes.ts'
import { respiratorSizes } from './respirators/respirators-sizes.ts'
import { scaffoldSizes } from './scaffolds/scaffolds-sizes.ts'

/** The drawings of one module: their sizes come with the page, the drawings themselves when one of them is shown. */
export interface FigureSet {
  readonly sizes: Readonly<Record<string, DrawingSize>>
  readonly load: () => Promise<{ readonly drawings: Readonly<Record<string, AnyDrawing>> }>
}

export const FIGURE_SETS: readonly FigureSet[] = [
  {
    sizes: ladderSizes,
    load: () => import(/* webpackChunkName: "figures-ladders" */ './ladders/ladders-drawings.ts'),
  },
  {
    sizes: machineSizes,
    load: () =>
      import(
        /* webpackChunkName: "figures-machine-guarding" */ './machine-guarding/machine-guarding-drawings.ts'
      ),
  },
  {
    sizes: fallSizes,
    load: () =>
      import(
        /* webpackChunkName: "figures-fall-protection" */ './fall-protection/fall-protection-drawings.ts'
      ),
  },
  {
    sizes: respiratorSizes,
    load: () => import(/* webpackChunkName: "figures-respirators" */ './respirators/respirators-drawings.ts'),
  },
  {
    sizes: scaffoldSizes,
    load: () => import(/* webpackChunkName: "figures-scaffolds" */ './scaffolds/scaffolds-drawings.ts'),
  },
  {
    sizes: emergencySizes,
    load: () => import(/* webpackChunkName: "figures-emergencies" */ './emergencies/emergencies-drawings.ts'),
  },
  {
    sizes: lockoutSizes,
    load: () => import(/* webpackChunkName: "figures-lockout" */ './lockout/lockout-drawings.ts'),
  },
  {
    sizes: chemicalSizes,
    load: () =>
      import(
        /* webpackChunkName: "figures-hazard-communication" */ './hazard-communication/hazard-communication-drawings.ts'
      ),
  },
  {
    sizes: electricalSizes,
    load: () => import(/* webpackChunkName: "figures-electrical" */ './electrical/electrical-drawings.ts'),
  },
  {
    sizes: confinedSpaceSizes,
    load: () =>
      import(
        /* webpackChunkName: "figures-confined-spaces" */ './confined-spaces/confined-spaces-drawings.ts'
      ),
  },
  {
    sizes: equipmentSizes,
    load: () =>
      import(
        /* webpackChunkName: "figures-protective-equipment" */ './protective-equipment/protective-equipment-drawings.ts'
      ),
  },
  {
    sizes: bloodborneSizes,
    load: () => import(/* webpackChunkName: "figures-bloodborne" */ './bloodborne/bloodborne-drawings.ts'),
  },
]

/** `null` for a drawing that this release does not know yet. */
export function findSet(name: string): FigureSet | null {
  return FIGURE_SETS.find(({ sizes }) => name in sizes) ?? null
}
