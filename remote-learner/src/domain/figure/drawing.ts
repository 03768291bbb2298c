import type { ComponentType } from 'react'

/** The width of every drawing, in the units of its viewBox. On a phone, its text is then as large as the lesson's. */
export const DRAWING_WIDTH = 400

/** What a page needs before a drawing has loaded, so that nothing moves when it comes. */
export interface DrawingSize {
  /** In the units of the viewBox, as the width. */
  readonly height: number
  /** Steps of an animation, which has buttons and a sentence a step below it; left out for a drawing that is still. */
  readonly steps?: number
}

/** A drawing whose parts move by CSS, one step after the other. */
export interface Animation {
  readonly Drawing: ComponentType
  /** When each step is over, in seconds from the start. Its still frame is the moment before. */
  readonly ends: readonly number[]
  /** A hook: one sentence a step. */
  readonly useSteps: () => readonly string[]
}

export type AnyDrawing = ComponentType | Animation

/** The drawings of one module by name, an animation for each size that has steps. */
export type DrawingsOf<Sizes> = {
  readonly [Name in keyof Sizes]: Sizes[Name] extends { readonly steps: number } ? Animation : ComponentType
}
