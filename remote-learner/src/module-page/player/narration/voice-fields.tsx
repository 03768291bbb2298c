import { useStore } from '@nanostores/react'
import { SelectField } from '@platform/shared-ui/select-field'
import { narrationMessages } from './narration.messages.ts'
import type { VoiceSettings } from './narrator.ts'
import classes from './narration.module.css'

const RATES = [0.75, 1, 1.25, 1.5, 2] as const

interface Props {
  readonly settings: VoiceSettings
  readonly voices: readonly SpeechSynthesisVoice[]
  readonly onChoose: (settings: VoiceSettings) => void
}

/** Speed, and the voice where there is more than one. */
export function VoiceFields({ settings, voices, onChoose }: Props) {
  const t = useStore(narrationMessages)
  return (
    <>
      <SelectField
        label={t.speed}
        className={classes.choice}
        value={String(settings.rate)}
        options={RATES.map((rate) => ({ value: String(rate), label: t.rate({ rate }) }))}
        onChange={({ currentTarget }) => onChoose({ ...settings, rate: Number(currentTarget.value) })}
      />
      {voices.length > 1 && (
        <SelectField
          label={t.voice}
          className={classes.choice}
          value={settings.voice.voiceURI}
          options={voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name }))}
          onChange={({ currentTarget }) => {
            const voice = voices.find(({ voiceURI }) => voiceURI === currentTarget.value)
            if (voice) onChoose({ ...settings, voice })
          }}
        />
      )}
    </>
  )
}
