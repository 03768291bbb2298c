interface FakeVoice {
  readonly lang: string
  readonly name?: string
  readonly localService?: boolean
}

type Handler = (event?: unknown) => void

class FakeUtterance {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  rate = 1
  onend: Handler | null = null
  onerror: Handler | null = null
  onboundary: Handler | null = null
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/**
 * The browser's speech engine, which jsdom lacks, as Chromium behaves: an utterance that is canceled reports an error
 * later, one that ends reports its end. The test says when.
 */
export function fakeSpeech(voices: readonly FakeVoice[]) {
  const utterances: FakeUtterance[] = []
  let current: FakeUtterance | null = null
  let listed = voices
  class FakeSynthesis extends EventTarget {
    paused = false
    pending = false
    get speaking() {
      return current !== null
    }
    getVoices() {
      return listed.map(({ lang, name = lang, localService = true }) => ({
        ...{ lang, name, localService, voiceURI: name, default: false },
      }))
    }
    speak(utterance: FakeUtterance) {
      utterances.push(utterance)
      current = utterance
    }
    cancel() {
      const canceled = current
      current = null
      if (canceled) queueMicrotask(() => canceled.onerror?.({ error: 'canceled' }))
    }
    resume() {
      this.paused = false
    }
  }
  const synthesis = new FakeSynthesis()
  Object.assign(window, { speechSynthesis: synthesis, SpeechSynthesisUtterance: FakeUtterance })
  return {
    utterances,
    isSpeaking: () => current !== null,
    /** The text that is being read. */
    now: () => current?.text ?? null,
    finish() {
      const finished = current
      current = null
      finished?.onend?.()
    },
    fail: (error: string) => current?.onerror?.({ error }),
    reachWord: (charIndex: number, charLength: number) =>
      current?.onboundary?.({ name: 'word', charIndex, charLength }),
    offerVoices(next: readonly FakeVoice[]) {
      listed = next
      synthesis.dispatchEvent(new Event('voiceschanged'))
    },
    remove() {
      Reflect.deleteProperty(window, 'speechSynthesis')
      Reflect.deleteProperty(window, 'SpeechSynthesisUtterance')
    },
  }
}
