import { use } from 'react'
import { usePlatform, type PageAnswer } from '@platform/shared-contracts/remote'
import { loadShapes, type ShapeName } from './load-shapes.ts'

/** On the server: `use` wants the same promise at every render. */
let shapesThere: ReturnType<typeof loadShapes> | undefined

/**
 * What the document was rendered with, checked where it is rendered: the browser takes what the server bundle of the same
 * release has let pass, and needs no schema for it.
 * Errors: throws on the server where an answer has another shape. The page is not rendered there, and nothing is inlined.
 */
export function useInlined(
  path: string,
  shape: ShapeName,
  isServer = typeof document === 'undefined',
): PageAnswer | null {
  const inlined = usePlatform().page?.answer(path) ?? null
  if (isServer && inlined?.status === 200) use((shapesThere ??= loadShapes()))[shape].parse(inlined.body)
  return inlined
}
