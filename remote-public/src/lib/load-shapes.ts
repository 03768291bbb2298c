import type { AnswerShape } from './answers.ts'
import type * as shapes from './shapes.ts'

export type ShapeName = keyof typeof shapes
export type Shaped<Name extends ShapeName> = ReturnType<(typeof shapes)[Name]['parse']>

/** Errors: rejects when the chunk does not arrive; the next call asks for it again. */
export const loadShapes = () => import(/* webpackChunkName: "shapes" */ './shapes.ts')

export async function loadShape<Name extends ShapeName>(name: Name): Promise<AnswerShape<Shaped<Name>>> {
  const all: { readonly [One in ShapeName]: AnswerShape<Shaped<One>> } = await loadShapes()
  return all[name]
}
