/** Drawings that a lesson may show by name: the player draws them, the server's content refers to them. */
export const LESSON_FIGURES = [
  'ladder-angle',
  'fall-clearance',
  'lockout-steps',
  'ghs-pictograms',
  'scaffold-parts',
  'respirator-seal',
  'guardrail-heights',
  'label-parts',
  'hazard-zones',
  'grinder-gaps',
  'line-distances',
  'test-order',
  'extinguisher-steps',
  'eye-protection',
  'sharps-container',
] as const
export type LessonFigure = (typeof LESSON_FIGURES)[number]
