import { useStore } from '@nanostores/react'
import { useRef, useState, type Ref } from 'react'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { PlayIcon } from '@platform/shared-ui/icon'
import { narrationMessages } from './narration.messages.ts'
import type { Narrator, NarratorState, VoiceSettings } from './narrator.ts'
import { VoiceFields } from './voice-fields.tsx'
import classes from './narration.module.css'

interface Props {
  readonly state: NarratorState
  readonly narrator: Narrator
  readonly voices: readonly SpeechSynthesisVoice[]
}

export function NarrationControls({ state: { status }, narrator, voices }: Props) {
  const t = useStore(narrationMessages)
  const { settings, choose } = useVoiceSettings(voices)
  const main = useRef<HTMLButtonElement>(null)
  const stop = () => {
    narrator.stop()
    // The button that had the focus disappears.
    main.current?.focus()
  }
  return (
    <div role="group" aria-label={t.controls} className={classes.controls}>
      <PlayButton ref={main} status={status} narrator={narrator} settings={settings} />
      {status !== 'stopped' && settings && (
        <>
          <Button size="sm" variant="ghost" onClick={() => narrator.move(settings, -1)}>
            {t.back}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => narrator.move(settings, 1)}>
            {t.forward}
          </Button>
          <Button size="sm" variant="ghost" onClick={stop}>
            {t.stop}
          </Button>
          <VoiceFields
            settings={settings}
            voices={voices}
            onChoose={(next) => {
              choose(next)
              // What is being read begins again with the new voice or speed.
              if (status === 'playing') narrator.play(next)
            }}
          />
        </>
      )}
      {status === 'failed' && <Alert kind="warning">{t.failed}</Alert>}
    </div>
  )
}

interface PlayProps extends Pick<Props, 'narrator'> {
  readonly ref: Ref<HTMLButtonElement>
  readonly status: NarratorState['status']
  readonly settings: VoiceSettings | null
}

/** One button throughout, so that the focus stays where it is. */
function PlayButton({ ref, status, narrator, settings }: PlayProps) {
  const t = useStore(narrationMessages)
  const labels = { stopped: t.listen, playing: t.pause, paused: t.resume, failed: t.retry }
  const isPlaying = status === 'playing'
  return (
    <Button
      ref={ref}
      size="sm"
      variant={status === 'stopped' ? 'secondary' : 'primary'}
      icon={isPlaying ? undefined : <PlayIcon size={1} />}
      disabled={settings === null}
      onClick={() => {
        if (isPlaying) narrator.pause()
        else if (settings) narrator.play(settings)
      }}
    >
      {labels[status]}
    </Button>
  )
}

/** `null` until the device has named its voices; a chosen voice that is gone is replaced by the first. */
function useVoiceSettings(voices: readonly SpeechSynthesisVoice[]) {
  const [chosen, choose] = useState<VoiceSettings | null>(null)
  const voice = voices.find(({ voiceURI }) => voiceURI === chosen?.voice.voiceURI) ?? voices[0]
  return { settings: voice ? { voice, rate: chosen?.rate ?? 1 } : null, choose }
}
