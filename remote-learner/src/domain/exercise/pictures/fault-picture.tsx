import type { ComponentType, CSSProperties, ReactNode } from 'react'
import type { FaultPicture as PictureName } from '@platform/shared-contracts/rules'
import drawings from '../../figure/figures.module.css'
import { ConfinedEntry } from './faults/confined-entry.tsx'
import { EnergySources } from './faults/energy-sources.tsx'
import { ExitHallway } from './faults/exit-hallway.tsx'
import { FaceSeal } from './faults/face-seal.tsx'
import { HarnessFaults } from './faults/harness-faults.tsx'
import { LadderFaults } from './faults/ladder-faults.tsx'
import { MachineShop } from './faults/machine-shop.tsx'
import { PanelAndCords } from './faults/panel-and-cords.tsx'
import { ScaffoldFaults } from './faults/scaffold-faults.tsx'
import { TreatmentRoom } from './faults/treatment-room.tsx'
import classes from './pictures.module.css'

/** The same as the figures of lessons, so that details stay large enough on a phone. */
const WIDTH = 400

interface Picture {
  readonly Drawing: ComponentType
  readonly height: number
}

const PICTURES: Readonly<Record<PictureName, Picture>> = {
  'ladder-faults': { Drawing: LadderFaults, height: 440 },
  'machine-shop': { Drawing: MachineShop, height: 300 },
  'harness-faults': { Drawing: HarnessFaults, height: 400 },
  'face-seal': { Drawing: FaceSeal, height: 340 },
  'scaffold-faults': { Drawing: ScaffoldFaults, height: 420 },
  'exit-hallway': { Drawing: ExitHallway, height: 300 },
  'energy-sources': { Drawing: EnergySources, height: 320 },
  'panel-and-cords': { Drawing: PanelAndCords, height: 320 },
  'confined-entry': { Drawing: ConfinedEntry, height: 360 },
  'treatment-room': { Drawing: TreatmentRoom, height: 320 },
}

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Props {
  readonly name: string
  /** What lies over the picture. */
  readonly children: (percentOf: (area: Area) => CSSProperties) => ReactNode
}

/**
 * A picture with places over it, for the eye only: the list beside it says what can be seen at each place. Nothing for
 * one that this release does not know.
 */
export function FaultPicture({ name, children }: Props) {
  if (!(name in PICTURES)) return null
  const { Drawing, height } = PICTURES[name as PictureName]
  return (
    <div className={classes.picture} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} className={drawings.drawing}>
        <Drawing />
      </svg>
      {children((area) => ({
        insetInlineStart: percent(area.x / WIDTH),
        insetBlockStart: percent(area.y / height),
        inlineSize: percent(area.width / WIDTH),
        blockSize: percent(area.height / height),
      }))}
    </div>
  )
}

function percent(share: number): string {
  return `${share * 100}%`
}
