const TONES = { enter: [880, 1175], other: [220, 220] } as const
const TONE_S = 0.15

let context: AudioContext | undefined

/** Two short tones: rising for who may enter, low for everyone else. */
export function play(mayEnter: boolean): void {
  if (!('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  const { currentTime, destination } = context
  for (const [place, frequency] of TONES[mayEnter ? 'enter' : 'other'].entries()) {
    const tone = new OscillatorNode(context, { frequency })
    tone.connect(new GainNode(context, { gain: 0.3 })).connect(destination)
    const start = currentTime + place * (TONE_S + 0.05)
    tone.start(start)
    tone.stop(start + TONE_S)
  }
}
