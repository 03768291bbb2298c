import type { KeyboardEvent } from 'react'
import { typeaheadTarget } from '../lib/roving.rule.ts'

const PAUSE_MS = 600

/** Returns the item that matches the characters typed in quick succession. */
export function createTypeahead(now: () => number) {
  let typed = ''
  let lastAt = 0
  return (event: KeyboardEvent, at: number, texts: readonly string[]): number | null => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
      return null
    const time = now()
    typed = time - lastAt > PAUSE_MS ? event.key : typed + event.key
    lastAt = time
    return typeaheadTarget(typed, at, texts)
  }
}
