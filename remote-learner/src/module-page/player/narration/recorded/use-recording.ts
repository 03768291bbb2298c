import { useEffect, useRef, useState } from 'react'
import type { PlayStatus } from '../play-button.tsx'

interface Options {
  readonly load: () => Promise<Blob>
  readonly rate: number
  readonly onFailed: () => void
}

/** Plays one recording. Nothing is loaded before the first press. */
export function useRecording({ load, rate, onFailed }: Options) {
  const element = useRef<HTMLAudioElement>(null)
  const source = useRef<string | null>(null)
  const [status, setStatus] = useState<PlayStatus>('stopped')
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (element.current) element.current.playbackRate = rate
  }, [rate, status])
  useEffect(
    () => () => {
      if (source.current) URL.revokeObjectURL(source.current)
    },
    [],
  )

  const play = async () => {
    const audio = element.current
    if (!audio) return
    try {
      if (!source.current) {
        setStatus('loading')
        source.current = URL.createObjectURL(await load())
        audio.src = source.current
      }
      audio.playbackRate = rate
      await audio.play()
    } catch (error) {
      // Safari allows a sound only soon after the press: the next press plays what is loaded by then.
      if (error instanceof Error && error.name === 'NotAllowedError') setStatus('paused')
      // It was paused or left before it began.
      else if (!(error instanceof Error && error.name === 'AbortError')) onFailed()
    }
  }
  const move = (to: number) => {
    if (element.current) element.current.currentTime = to
    setSeconds(to)
  }
  return {
    status,
    seconds,
    play: () => void play(),
    pause: () => element.current?.pause(),
    move,
    stop: () => {
      element.current?.pause()
      move(0)
      setStatus('stopped')
    },
    /** For the element that plays. */
    audio: {
      ref: element,
      onPlaying: () => setStatus('playing'),
      onPause: () => setStatus((now) => (now === 'stopped' ? now : 'paused')),
      onTimeUpdate: () => setSeconds(element.current?.currentTime ?? 0),
      onEnded: () => {
        move(0)
        setStatus('stopped')
      },
      onError: onFailed,
    },
  }
}
