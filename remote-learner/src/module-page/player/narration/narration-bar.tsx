import { useStore } from '@nanostores/react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '@platform/shared-ui/button'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, TuneIcon } from '@platform/shared-ui/icon'
import { narrationMessages } from './narration.messages.ts'
import { PlayButton, type PlayStatus } from './play-button.tsx'
import classes from './narration.module.css'

interface Props {
  readonly status: PlayStatus
  /** What the button says before the first press. */
  readonly listen: string
  readonly isReady: boolean
  /** The names of the buttons that move by one sentence or caption. */
  readonly steps: { readonly back: string; readonly forward: string }
  /** Where it is: `3 of 40`, `1:05 of 4:20`. */
  readonly position: string
  readonly fields: ReactNode
  readonly onPlay: () => void
  readonly onPause: () => void
  readonly onMove: (by: -1 | 1) => void
  readonly onStop: () => void
}

/** One row, also on a phone: what is needed while listening; the choices are behind a button. */
export function NarrationBar(props: Props) {
  const { status, listen, isReady, steps, position, fields, onPlay, onPause, onMove, onStop } = props
  const t = useStore(narrationMessages)
  const main = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const fieldsId = useId()
  const stop = () => {
    onStop()
    // The button that had the focus disappears.
    main.current?.focus()
  }
  const isStopped = status === 'stopped'
  return (
    <div role="group" aria-label={t.controls} className={classes.controls}>
      <div className={classes.row}>
        <PlayButton ref={main} {...{ status, listen, isReady, onPlay, onPause }} />
        {!isStopped && (
          <>
            <IconButton label={steps.back} icon={<ChevronLeftIcon />} onPress={() => onMove(-1)} />
            <span className={classes.position}>{position}</span>
            <IconButton label={steps.forward} icon={<ChevronRightIcon />} onPress={() => onMove(1)} />
            <Button
              size="sm"
              variant="ghost"
              icon={<TuneIcon />}
              aria-label={t.settings}
              aria-expanded={isOpen}
              aria-controls={fieldsId}
              className={classes.settings}
              onClick={() => setIsOpen(!isOpen)}
            />
            <IconButton label={t.stop} icon={<CloseIcon />} onPress={stop} />
          </>
        )}
      </div>
      {!isStopped && (
        <div id={fieldsId} className={classes.fields} hidden={!isOpen}>
          {fields}
        </div>
      )}
    </div>
  )
}

interface IconButtonProps {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
}

function IconButton({ label, icon, onPress }: IconButtonProps) {
  return <Button size="sm" variant="ghost" icon={icon} aria-label={label} title={label} onClick={onPress} />
}
