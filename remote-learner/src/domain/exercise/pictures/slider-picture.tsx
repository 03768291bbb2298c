import type { ComponentType } from 'react'
import type { SliderPicture as PictureName } from '@platform/shared-contracts/rules'
import drawings from '../../figure/figures.module.css'
import { Balance } from './sliders/balance.tsx'
import { FallDistance } from './sliders/fall-distance.tsx'
import { FloorPlan } from './sliders/floor-plan.tsx'
import { GrinderSettings } from './sliders/grinder-settings.tsx'
import { GuardrailSettings } from './sliders/guardrail-settings.tsx'
import { LadderSetting } from './sliders/ladder-setting.tsx'
import { LineSafety } from './sliders/line-safety.tsx'
import { PlatformSettings } from './sliders/platform-settings.tsx'
import { ScaffoldTower } from './sliders/scaffold-tower.tsx'
import type { SliderDrawing } from './sliders/slider-drawing.ts'
import { StoppingDistance } from './sliders/stopping-distance.tsx'

interface Picture {
  readonly Drawing: ComponentType<SliderDrawing>
  readonly height: number
}

const PICTURES: Readonly<Record<PictureName, Picture>> = {
  balance: { Drawing: Balance, height: 130 },
  'fall-distance': { Drawing: FallDistance, height: 420 },
  'floor-plan': { Drawing: FloorPlan, height: 200 },
  'grinder-settings': { Drawing: GrinderSettings, height: 260 },
  'guardrail-settings': { Drawing: GuardrailSettings, height: 300 },
  'ladder-setting': { Drawing: LadderSetting, height: 400 },
  'line-safety': { Drawing: LineSafety, height: 300 },
  'platform-settings': { Drawing: PlatformSettings, height: 220 },
  'scaffold-tower': { Drawing: ScaffoldTower, height: 360 },
  'stopping-distance': { Drawing: StoppingDistance, height: 160 },
}

interface Props extends SliderDrawing {
  readonly name: string
  readonly alt: string
}

/** A picture to scale that follows the sliders; nothing for one that this release does not know. */
export function SliderPicture({ name, values, alt }: Props) {
  if (!(name in PICTURES)) return null
  const { Drawing, height } = PICTURES[name as PictureName]
  return (
    <svg viewBox={`0 0 400 ${height}`} role="img" aria-label={alt} className={drawings.drawing}>
      <Drawing values={values} />
    </svg>
  )
}
