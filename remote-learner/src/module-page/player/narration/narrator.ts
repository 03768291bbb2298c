import { speakableParts } from './split-sentences.rule.ts'

/** About ten seconds at normal speed: engines fall silent after some fifteen of one utterance. */
const MAX_PART_LENGTH = 160

export interface NarratorState {
  readonly status: 'stopped' | 'playing' | 'paused' | 'failed'
  /** Index of the line that is read, or would be. */
  readonly line: number
  /** Where the word being read stands in the line; `null` from engines that do not report words. */
  readonly word: { readonly start: number; readonly length: number } | null
}
export const SILENT: NarratorState = { status: 'stopped', line: 0, word: null }

export interface VoiceSettings {
  readonly voice: SpeechSynthesisVoice
  readonly rate: number
}

interface NarratorParts {
  /** `undefined` where there is no speech synthesis: on the server, and in some browsers. */
  readonly speech: () => SpeechSynthesis | undefined
  readonly lines: readonly string[]
  readonly onChange: (state: NarratorState) => void
}

interface Part {
  readonly text: string
  /** In its line. */
  readonly start: number
}

export type Narrator = ReturnType<typeof createNarrator>

/**
 * Reads lines aloud one after the other. Pausing silences the engine and keeps the line: `pause()` of the browser stops
 * for good on Android, and loses the events of some voices.
 */
export function createNarrator({ speech, lines, onChange }: NarratorParts) {
  let state = SILENT
  // Held: Chrome drops the events of an utterance that nothing refers to.
  let current: SpeechSynthesisUtterance | null = null

  function change(next: Partial<NarratorState>): void {
    state = { ...state, word: null, ...next }
    onChange(state)
  }

  function silence(): void {
    current = null
    const engine = speech()
    if (engine?.speaking || engine?.pending) engine.cancel()
    // Another page may have left the engine paused, and it would stay silent.
    if (engine?.paused) engine.resume()
  }

  function play(settings: VoiceSettings, line = state.line): void {
    silence()
    const text = lines[line]
    if (text === undefined) return change(SILENT)
    change({ status: 'playing', line })
    utter(settings, line, partsOf(text))
  }

  function utter(settings: VoiceSettings, line: number, [part, ...rest]: readonly Part[]): void {
    if (!part) return play(settings, line + 1)
    const utterance = new SpeechSynthesisUtterance(part.text)
    utterance.voice = settings.voice
    utterance.lang = settings.voice.lang
    utterance.rate = settings.rate
    // What was silenced still reports its end, later.
    utterance.onend = () => current === utterance && utter(settings, line, rest)
    utterance.onerror = () => current === utterance && fail()
    utterance.onboundary = (event) => current === utterance && follow(part, event)
    current = utterance
    speech()?.speak(utterance)
  }

  function fail(): void {
    current = null
    change({ status: 'failed' })
  }

  function follow(part: Part, { name, charIndex, charLength }: SpeechSynthesisEvent): void {
    if (name !== 'word') return
    const length = charLength || (/^\S+/.exec(part.text.slice(charIndex))?.[0].length ?? 0)
    change({ word: { start: part.start + charIndex, length } })
  }

  return {
    play,
    pause() {
      silence()
      change({ status: 'paused' })
    },
    /** One line back or forward; while paused it only moves. */
    move(settings: VoiceSettings, by: -1 | 1) {
      const line = Math.min(Math.max(0, state.line + by), lines.length - 1)
      if (state.status === 'playing') play(settings, line)
      else change({ status: 'paused', line })
    },
    stop() {
      silence()
      change(SILENT)
    },
  }
}

function partsOf(line: string): readonly Part[] {
  let from = 0
  return speakableParts(line, MAX_PART_LENGTH).map((text) => {
    const start = line.indexOf(text, from)
    from = start + text.length
    return { text, start }
  })
}
