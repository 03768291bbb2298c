import { findText } from './find-text.ts'
import type { NarratorState } from './narrator.ts'
import type { ScriptLine } from './narration-script.rule.ts'

const LINE = 'lesson-line'
const WORD = 'lesson-word'
const MARK = 'data-narrated'

/**
 * Highlights the sentence that is read, and its word where the voice reports words. The browser paints both, so that the
 * text of the lesson stays as it is. What is not on the page in these words, such as a drawing, is marked as a whole; so
 * is every block in browsers without this, as Firefox before 140.
 */
export function showLine(
  article: Element,
  { block, text, isShown }: ScriptLine,
  word: NarratorState['word'],
): void {
  clearLine(article)
  const element = article.querySelector(`[data-block="${block}"]`)
  if (!element) return
  const range = isShown && canPaint() ? findText(element, text) : null
  if (!range) return element.setAttribute(MARK, '')
  CSS.highlights.set(LINE, new Highlight(range))
  const current = word && findText(element, text, word)
  if (current) CSS.highlights.set(WORD, new Highlight(current))
}

export function clearLine(article: Element): void {
  for (const element of article.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK)
  if (!canPaint()) return
  CSS.highlights.delete(LINE)
  CSS.highlights.delete(WORD)
}

/** Scrolls only when the block is not on screen: a person who reads along keeps their place. */
export function followBlock(article: Element, block: number): void {
  const element = article.querySelector(`[data-block="${block}"]`)
  const box = element?.getBoundingClientRect()
  if (!element || !box) return
  const isOnScreen = box.top >= 0 && box.bottom <= window.innerHeight
  if (!isOnScreen) element.scrollIntoView({ block: 'center', behavior: behaviorOf() })
}

function behaviorOf(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

function canPaint(): boolean {
  return typeof Highlight === 'function' && 'highlights' in CSS
}
