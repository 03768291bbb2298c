import { useStore } from '@nanostores/react'
import { useMemo, useRef, useState } from 'react'
import type { LessonBlock } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { PlayIcon } from '@platform/shared-ui/icon'
import { useNarrationSettings } from '../../../domain/narration/use-narration-settings.ts'
import { languageName } from '../../../lib/language-name.ts'
import { NarrationControls } from './narration-controls.tsx'
import { narrationMessages } from './narration.messages.ts'
import { useNarrator } from './use-narrator.ts'
import { useLessonLanguage, useScript } from './use-script.ts'
import { useShownLine } from './use-shown-line.ts'
import { useIsSpeechSupported, useIsOnline, useVoices } from './use-voices.ts'
import classes from './narration.module.css'

/** The lesson read aloud by the browser, only on request: it never talks over a screen reader by itself. */
export function SynthesizedNarration({ blocks }: { readonly blocks: readonly LessonBlock[] }) {
  const root = useRef<HTMLDivElement>(null)
  const language = useLessonLanguage()
  const script = useScript(blocks)
  const lines = useMemo(() => script.map(({ text }) => text), [script])
  const [state, narrator] = useNarrator(lines)
  const { voices, isLoading } = useVoices(language)
  const { settings } = useNarrationSettings()
  const isOpen = state.status !== 'stopped'
  useShownLine(root, {
    line: isOpen ? script[state.line] : undefined,
    word: state.word,
    isPlaying: state.status === 'playing',
  })

  if (!useIsSpeechSupported() || (voices.length === 0 && !isLoading)) return <NoVoice language={language} />
  return (
    <div ref={root} className={isOpen ? classes.bar : classes.silent}>
      <NarrationControls key={language} {...{ state, narrator, language, voices }} lineCount={lines.length} />
      {isOpen && settings.hasCaptions && (
        // A caption for people who read along; the same words stand in the lesson.
        <p className={classes.caption} lang={language} aria-hidden="true">
          {lines[state.line]}
        </p>
      )}
    </div>
  )
}

/** The reason comes with a press of the button: shown by itself, it would move the lesson below. */
function NoVoice({ language }: { readonly language: string }) {
  const t = useStore(narrationMessages)
  const page = useStore(locale)
  const [isRequested, setIsRequested] = useState(false)
  const name = { language: languageName(language, page) }
  const reason = useIsOnline() ? t.noVoice(name) : t.noVoiceOffline(name)
  const text = useIsSpeechSupported() ? reason : t.noSpeechSupport
  return (
    <div className={classes.silent}>
      <div className={classes.row}>
        <Button
          size="sm"
          variant="secondary"
          icon={<PlayIcon size={1} />}
          onClick={() => setIsRequested(true)}
        >
          {t.listen}
        </Button>
      </div>
      <p role="status" className={classes.noVoice} hidden={!isRequested}>
        {isRequested && text}
      </p>
    </div>
  )
}
