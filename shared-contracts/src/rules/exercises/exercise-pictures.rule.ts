/** Pictures in which faults are marked: the player draws them, the server's content refers to them. */
export const FAULT_PICTURES = [
  'ladder-faults',
  'machine-shop',
  'harness-faults',
  'face-seal',
  'scaffold-faults',
  'exit-hallway',
  'energy-sources',
  'panel-and-cords',
  'confined-entry',
  'treatment-room',
] as const
export type FaultPicture = (typeof FAULT_PICTURES)[number]

/** Pictures that follow sliders. */
export const SLIDER_PICTURES = [
  'balance',
  'fall-distance',
  'floor-plan',
  'grinder-settings',
  'guardrail-settings',
  'ladder-setting',
  'line-safety',
  'platform-settings',
  'scaffold-tower',
  'stopping-distance',
] as const
export type SliderPicture = (typeof SLIDER_PICTURES)[number]

/** What the person in the picture of gear can wear, from the lowest layer to the top. */
export const WEARABLE = [
  'coverall',
  'boots',
  'vest',
  'apron',
  'harness',
  'gloves',
  'respirator',
  'glasses',
  'goggles',
  'shield',
  'earmuffs',
  'plugs',
  'helmet',
] as const
export type Wearable = (typeof WEARABLE)[number]
