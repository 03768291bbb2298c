import { RECORDING_LIMITS, type CaptionCue } from '@platform/shared-contracts/http'
import webvtt, { type Tree, type TreeNode } from 'webvtt-parser'

/** What is wrong with captions, by the end of its key in the catalog of problems. */
export type CaptionFault =
  | { readonly kind: 'text' | 'empty' | 'many' }
  /** `reason` is the sentence of the validator, in English; `more` counts the faults after the first. */
  | { readonly kind: 'line'; readonly line: number; readonly reason: string; readonly more: number }

type Captions = { readonly cues: readonly CaptionCue[] } | { readonly fault: CaptionFault }

/** Of WebVTT. The parser's own list lacks the semicolons. */
const ENTITIES = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
  '&nbsp;': '\u00a0',
} as const

/** Reads WebVTT with the validator of the W3C: the first fault with its line, or the cues as plain text. */
export function readCaptions(bytes: Uint8Array): Captions {
  const text = decoded(bytes)
  if (text === null) return { fault: { kind: 'text' } }
  const { cues, errors } = new webvtt.WebVTTParser(ENTITIES).parse(text, 'captions')
  const [first, ...others] = errors
  if (first) return { fault: { kind: 'line', line: first.line, reason: first.message, more: others.length } }
  if (cues.length > RECORDING_LIMITS.cues) return { fault: { kind: 'many' } }
  const withText = cues
    .map(({ startTime, endTime, tree }) => ({ start: startTime, end: endTime, text: plainText(tree) }))
    .filter((cue) => cue.text !== '')
  return withText.length > 0 ? { cues: withText } : { fault: { kind: 'empty' } }
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Without voices, styles and line breaks. */
function plainText({ children }: Pick<Tree, 'children'>): string {
  return children.map(textOf).join('').replace(/\s+/g, ' ').trim()
}

function textOf(node: TreeNode): string {
  if (node.type === 'text') return node.value
  return node.type === 'object' ? node.children.map((child) => textOf(child as TreeNode)).join('') : ''
}
