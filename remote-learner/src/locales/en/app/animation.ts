export const animation = {
  play: 'Play',
  pause: 'Pause',
  /** Name of the group of buttons, one a step. */
  steps: 'Steps',
  step: 'Step {number} of {total}',
} as const
