import { useStore } from '@nanostores/react'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { RATES, type NarrationSettings } from '../../../domain/narration/narration-settings.rule.ts'
import { narrationMessages } from './narration.messages.ts'
import classes from './narration.module.css'

interface Props {
  readonly settings: NarrationSettings
  readonly onChoose: (change: Partial<NarrationSettings>) => void
}

/** Speed and captions, of a recording as of the browser's voice. */
export function SettingFields({ settings: { rate, hasCaptions }, onChoose }: Props) {
  const t = useStore(narrationMessages)
  return (
    <>
      <SelectField
        label={t.speed}
        className={classes.choice}
        value={String(rate)}
        options={RATES.map((each) => ({ value: String(each), label: t.rate({ rate: each }) }))}
        onChange={({ currentTarget }) => onChoose({ rate: Number(currentTarget.value) })}
      />
      <CheckboxField
        label={t.captions}
        checked={hasCaptions}
        onChange={({ currentTarget }) => onChoose({ hasCaptions: currentTarget.checked })}
      />
    </>
  )
}

interface VoiceProps {
  readonly voice: SpeechSynthesisVoice
  readonly voices: readonly SpeechSynthesisVoice[]
  readonly onChoose: (voice: SpeechSynthesisVoice) => void
}

/** Only where there is more than one. */
export function VoiceField({ voice, voices, onChoose }: VoiceProps) {
  const t = useStore(narrationMessages)
  if (voices.length < 2) return null
  return (
    <SelectField
      label={t.voice}
      className={classes.choice}
      value={voice.voiceURI}
      options={voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name }))}
      onChange={({ currentTarget }) => {
        const chosen = voices.find(({ voiceURI }) => voiceURI === currentTarget.value)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
