import { useStore } from '@nanostores/react'
import type { Ref } from 'react'
import { Button } from '@platform/shared-ui/button'
import { PauseIcon, PlayIcon } from '@platform/shared-ui/icon'
import { narrationMessages } from './narration.messages.ts'

export type PlayStatus = 'stopped' | 'loading' | 'playing' | 'paused' | 'failed'

interface Props {
  readonly ref: Ref<HTMLButtonElement>
  readonly status: PlayStatus
  readonly listen: string
  readonly isReady: boolean
  readonly onPlay: () => void
  readonly onPause: () => void
}

/** One button throughout, so that the focus stays where it is; it says what it does only where there is space. */
export function PlayButton({ ref, status, listen, isReady, onPlay, onPause }: Props) {
  const t = useStore(narrationMessages)
  const isPlaying = status === 'playing'
  const press = isPlaying ? onPause : onPlay
  if (status === 'stopped')
    return (
      <Button ref={ref} key="play" size="sm" icon={<PlayIcon size={1} />} disabled={!isReady} onClick={press}>
        {listen}
      </Button>
    )
  const label = { loading: t.loading, playing: t.pause, paused: t.resume, failed: t.retry }[status]
  return (
    <Button
      ref={ref}
      key="play"
      size="sm"
      variant="primary"
      icon={isPlaying ? <PauseIcon size={1} /> : <PlayIcon size={1} />}
      aria-label={label}
      title={label}
      aria-disabled={status === 'loading' || !isReady}
      onClick={() => {
        if (status !== 'loading' && isReady) press()
      }}
    />
  )
}
