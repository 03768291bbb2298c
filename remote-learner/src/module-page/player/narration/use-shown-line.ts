import { useEffect, type RefObject } from 'react'
import type { ScriptLine } from './narration-script.rule.ts'
import type { NarratorState } from './narrator.ts'
import { clearLine, followBlock, showLine } from './show-line.ts'

interface Shown {
  /** `undefined` while nothing is read. */
  readonly line: ScriptLine | undefined
  readonly word: NarratorState['word']
  readonly isPlaying: boolean
}

/** Marks in the lesson what is being read, and keeps it on screen while it plays. */
export function useShownLine(root: RefObject<HTMLElement | null>, { line, word, isPlaying }: Shown): void {
  useEffect(() => {
    const article = root.current?.closest('article')
    if (!article || !line) return
    showLine(article, line, word)
    return () => clearLine(article)
  }, [root, line, word])
  const block = isPlaying ? line?.block : undefined
  useEffect(() => {
    const article = root.current?.closest('article')
    if (article && block !== undefined) followBlock(article, block)
  }, [root, block])
}
