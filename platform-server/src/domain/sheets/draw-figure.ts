import type { Sheet } from './sheet.ts'

/** Draws in a box of 230 by 124 points whose upper left corner is (x, y). */
export type DrawFigure = (sheet: Sheet, x: number, y: number) => void
