/** Drawings that a lesson may show by name: the player draws them, the server's content refers to them. */
export const LESSON_FIGURES = [
  'ladder-angle',
  'fall-clearance',
  'lockout-steps',
  'ghs-pictograms',
  'scaffold-parts',
  'respirator-seal',
] as const
export type LessonFigure = (typeof LESSON_FIGURES)[number]
