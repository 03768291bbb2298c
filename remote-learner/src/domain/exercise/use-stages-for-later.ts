import { useEffect } from 'react'
import type { Lesson } from '@platform/shared-contracts/http'
import { loadStage } from './load-stage.ts'

/**
 * Loads what the exercises of a module need, so that they work in every lesson after the network is lost. One that does
 * not load now is requested again, and reported, when its exercise is shown.
 */
export function useStagesForLater(lessons: readonly Pick<Lesson, 'blocks'>[]): void {
  useEffect(() => {
    const blocks = lessons.flatMap((lesson) => lesson.blocks ?? [])
    const kinds = blocks.flatMap((block) => (block.kind === 'exercise' ? block.exercise.kind : []))
    void Promise.allSettled([...new Set(kinds)].map((kind) => loadStage(kind)))
  }, [lessons])
}
