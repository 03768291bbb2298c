/** Where an animation is: `run` changes whenever its clock restarts. */
export interface AnimationState {
  readonly phase: 'still' | 'playing' | 'paused' | 'ended'
  readonly step: number
  /** Seconds after its start at which this run began. */
  readonly from: number
  readonly run: number
}

export type AnimationEvent =
  { readonly kind: 'play' | 'pause' } | { readonly kind: 'show' | 'stepEnded'; readonly step: number }

/** The frame of a step is the one before its end, when everything in it has happened. */
const BEFORE_END = 0.02

export function firstFrame(ends: readonly number[]): AnimationState {
  return stillOf(ends, 0, 0)
}

/** Plays from the start of the step that is shown, once, and ends in its last frame. */
export function nextState(
  ends: readonly number[],
  state: AnimationState,
  event: AnimationEvent,
): AnimationState {
  switch (event.kind) {
    case 'play':
      return played(ends, state)
    case 'pause':
      return state.phase === 'playing' ? { ...state, phase: 'paused' } : state
    case 'show':
      return stillOf(ends, event.step, state.run + 1)
    case 'stepEnded':
      return stepEnded(ends, state, event.step)
  }
}

function stillOf(ends: readonly number[], step: number, run: number): AnimationState {
  return { phase: 'still', step, from: (ends[step] ?? 0) - BEFORE_END, run }
}

function played(ends: readonly number[], state: AnimationState): AnimationState {
  if (state.phase === 'paused') return { ...state, phase: 'playing' }
  const isLast = state.step === ends.length - 1
  const step = isLast ? 0 : state.step
  return { phase: 'playing', step, from: step === 0 ? 0 : (ends[step - 1] ?? 0), run: state.run + 1 }
}

/** A run that begins later reports the steps before it as ended too. */
function stepEnded(ends: readonly number[], state: AnimationState, ended: number): AnimationState {
  if (state.phase !== 'playing' || ended < state.step) return state
  if (ended === ends.length - 1) return { ...state, phase: 'ended', step: ended }
  return { ...state, step: ended + 1 }
}
