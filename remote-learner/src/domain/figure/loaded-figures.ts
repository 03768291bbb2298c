import { useEffect } from 'react'
import { map } from 'nanostores'
import { useStore } from '@nanostores/react'
import type { AnyDrawing, DrawingSize } from './drawing.ts'
import { findSet } from './figure-sets.ts'

/** By name; `null` where the last attempt to load it failed. */
const loaded = map<Readonly<Record<string, AnyDrawing | null>>>({})

export interface Figure {
  readonly size: DrawingSize
  /** `undefined` until it has loaded, `null` where it cannot be loaded now. */
  readonly drawing: AnyDrawing | null | undefined
}

/** Loads the drawings of the modules that these belong to, once. Names that this release does not know are left out. */
export async function loadFigures(names: readonly string[]): Promise<void> {
  const sets = new Set(names.filter((name) => !loaded.get()[name]).map(findSet))
  await Promise.all(
    [...sets].map(async (set) => {
      if (!set) return
      const drawings = await set.load().then(
        (module) => module.drawings,
        () => Object.fromEntries(Object.keys(set.sizes).map((name) => [name, null])),
      )
      loaded.set({ ...loaded.get(), ...drawings })
    }),
  )
}

/** A drawing by its name, which starts to load when it is first shown; `null` if this release does not know it. */
export function useFigure(name: string): Figure | null {
  const drawings = useStore(loaded)
  useEffect(() => void loadFigures([name]), [name])
  const size = findSet(name)?.sizes[name]
  return size ? { size, drawing: drawings[name] } : null
}
