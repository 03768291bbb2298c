import { useCallback, useReducer, useRef, type CSSProperties } from 'react'
import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { PlayIcon } from '@platform/shared-ui/icon'
import { animationMessages } from './animation.messages.ts'
import { firstFrame, nextState, type AnimationEvent, type AnimationState } from './animation-state.rule.ts'
import { DRAWING_WIDTH, type Animation } from './drawing.ts'
import { useLeaving } from './use-leaving.ts'
import drawings from './figures.module.css'
import classes from './animated-drawing.module.css'

interface Props {
  /** `undefined` while it loads. */
  readonly animation: Animation | undefined
  readonly steps: number
  readonly height: number
  readonly alt: string
}

/**
 * A drawing that plays once on request, can be paused, and stops when it leaves the screen. Each step is also a
 * still frame with its sentence, which is all that users who prefer reduced motion get.
 */
export function AnimatedDrawing({ animation, steps, height, alt }: Props) {
  if (animation) return <Stage animation={animation} height={height} alt={alt} />
  return (
    <div className={classes.animation}>
      <svg
        viewBox={`0 0 ${DRAWING_WIDTH} ${height}`}
        role="img"
        aria-label={alt}
        className={drawings.drawing}
      />
      <Controls state={firstFrame([])} steps={steps} send={() => undefined} />
      <ol className={classes.steps} />
    </div>
  )
}

type StageProps = Pick<Props, 'height' | 'alt'> & { readonly animation: Animation }

function Stage({ animation: { Drawing, ends, useSteps }, height, alt }: StageProps) {
  const texts = useSteps()
  const [state, send] = useReducer(
    (before: AnimationState, event: AnimationEvent) => nextState(ends, before, event),
    firstFrame(ends),
  )
  const stage = useRef<HTMLDivElement>(null)
  const pause = useCallback(() => send({ kind: 'pause' }), [])
  useLeaving(stage, state.phase === 'playing', pause)
  return (
    <div ref={stage} className={classes.animation}>
      <svg
        key={state.run}
        viewBox={`0 0 ${DRAWING_WIDTH} ${height}`}
        role="img"
        aria-label={alt}
        className={`${drawings.drawing} ${classes.stage}`}
        style={{ '--run': `${ends.at(-1)}s`, '--from': `${-state.from}s` } as CSSProperties}
        data-playing={state.phase === 'playing' || undefined}
        data-still-frames
      >
        {ends.map((end, step) => (
          <rect
            key={end}
            className={classes.clock}
            style={{ '--run': `${end}s` } as CSSProperties}
            onAnimationEnd={() => send({ kind: 'stepEnded', step })}
          />
        ))}
        <Drawing />
      </svg>
      <Controls state={state} steps={ends.length} send={send} />
      <ol className={classes.steps} aria-live="polite">
        {texts.map((text, step) => (
          <li key={text} className={step === state.step ? undefined : classes.otherStep} value={step + 1}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  )
}

interface ControlsProps {
  readonly state: AnimationState
  readonly steps: number
  readonly send: (event: AnimationEvent) => void
}

function Controls({ state, steps, send }: ControlsProps) {
  const t = useStore(animationMessages)
  const isPlaying = state.phase === 'playing'
  return (
    <div className={classes.controls}>
      <Button
        size="sm"
        icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
        className={classes.play}
        onClick={() => send({ kind: isPlaying ? 'pause' : 'play' })}
      >
        {isPlaying ? t.pause : t.play}
      </Button>
      <div role="group" aria-label={t.steps} className={classes.stepButtons}>
        {Array.from({ length: steps }, (_, step) => (
          <Button
            key={step}
            size="sm"
            variant="ghost"
            aria-label={t.step({ number: step + 1, total: steps })}
            aria-current={step === state.step ? 'step' : undefined}
            onClick={() => send({ kind: 'show', step })}
          >
            {step + 1}
          </Button>
        ))}
      </div>
    </div>
  )
}

function PauseIcon() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" fill="currentcolor" />
    </svg>
  )
}
