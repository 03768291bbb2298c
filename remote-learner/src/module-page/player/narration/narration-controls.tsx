import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import { useNarrationSettings } from '../../../domain/narration/use-narration-settings.ts'
import { NarrationBar } from './narration-bar.tsx'
import { narrationMessages } from './narration.messages.ts'
import type { Narrator, NarratorState, VoiceSettings } from './narrator.ts'
import { SettingFields, VoiceField } from './setting-fields.tsx'

interface Props {
  readonly state: NarratorState
  readonly narrator: Narrator
  readonly lineCount: number
  readonly language: string
  readonly voices: readonly SpeechSynthesisVoice[]
}

/** The controls of the browser's voice. */
export function NarrationControls({ state, narrator, lineCount, language, voices }: Props) {
  const t = useStore(narrationMessages)
  const { settings, choose } = useNarrationSettings()
  // A chosen voice that is gone is replaced by the first; there is none until the device has named its voices.
  const voice = voices.find(({ voiceURI }) => voiceURI === settings.voices[language]) ?? voices[0]
  const speaking = voice ? { voice, rate: settings.rate } : null
  // What is being read begins again with the new voice or speed.
  const restart = (next: VoiceSettings) => state.status === 'playing' && narrator.play(next)
  return (
    <>
      <NarrationBar
        status={state.status}
        listen={t.listen}
        isReady={speaking !== null}
        steps={t}
        position={t.position({ number: state.line + 1, total: lineCount })}
        onPlay={() => speaking && narrator.play(speaking)}
        onPause={narrator.pause}
        onMove={(by) => speaking && narrator.move(speaking, by)}
        onStop={narrator.stop}
        fields={
          speaking && (
            <>
              <SettingFields
                settings={settings}
                onChoose={(change) => {
                  choose(change)
                  if (change.rate) restart({ ...speaking, rate: change.rate })
                }}
              />
              <VoiceField
                voice={speaking.voice}
                voices={voices}
                onChoose={(next) => {
                  choose({ voices: { ...settings.voices, [language]: next.voiceURI } })
                  restart({ ...speaking, voice: next })
                }}
              />
            </>
          )
        }
      />
      {state.status === 'failed' && <Alert kind="warning">{t.failed}</Alert>}
    </>
  )
}
