import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import type { LessonBlock, LessonRecording } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { formatBytes } from '@platform/shared-contracts/rules'
import { recordingToPlay } from '../../../../domain/narration/fetch-recording.ts'
import { useNarrationSettings } from '../../../../domain/narration/use-narration-settings.ts'
import { NarrationBar } from '../narration-bar.tsx'
import { narrationMessages } from '../narration.messages.ts'
import { SettingFields } from '../setting-fields.tsx'
import { useLessonLanguage, useScript } from '../use-script.ts'
import { useShownLine } from '../use-shown-line.ts'
import classes from '../narration.module.css'
import { cueAt, passagesOfCues } from './cue-passages.rule.ts'
import { minutesAndSeconds } from './minutes-and-seconds.rule.ts'
import { Transcript } from './transcript.tsx'
import { useRecording } from './use-recording.ts'

interface Props {
  readonly lessonId: string
  readonly recording: LessonRecording
  readonly blocks: readonly LessonBlock[]
  readonly onFailed: () => void
}

/** The recording of a person with its captions, the passage marked in the lesson, and its transcript. */
export function RecordedNarration({ lessonId, recording, blocks, onFailed }: Props) {
  const t = useStore(narrationMessages)
  const platform = usePlatform()
  const root = useRef<HTMLDivElement>(null)
  const pageLanguage = useStore(locale)
  const language = useLessonLanguage()
  const { settings, choose } = useNarrationSettings()
  const player = useRecording({
    load: () => recordingToPlay(platform, { lessonId, id: recording.id }),
    rate: settings.rate,
    onFailed,
  })
  const { status, seconds } = player
  const { cues } = recording
  const script = useScript(blocks)
  const passages = useMemo(() => passagesOfCues(cues, script), [cues, script])
  const at = cueAt(cues, seconds)
  const isOpen = status !== 'stopped'
  useShownLine(root, {
    line: isOpen ? (passages[at] ?? undefined) : undefined,
    word: null,
    isPlaying: status === 'playing',
  })
  const size = formatBytes(recording.sizeBytes, pageLanguage)
  const times = { at: minutesAndSeconds(seconds), length: minutesAndSeconds(recording.seconds) }
  return (
    <>
      <div ref={root} className={isOpen ? classes.bar : classes.silent}>
        <NarrationBar
          status={status}
          listen={t.listenRecorded({ length: times.length, size })}
          isReady
          steps={{ back: t.captionBack, forward: t.captionForward }}
          position={t.time(times)}
          fields={<SettingFields settings={settings} onChoose={choose} />}
          onPlay={player.play}
          onPause={player.pause}
          onMove={(by) => player.move(cues[Math.max(0, at + by)]?.start ?? seconds)}
          onStop={player.stop}
        />
        {/* The captions and the transcript are the page's own: they also stand where a track would be lost, offline. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the captions are shown below, from the same file */}
        <audio {...player.audio} preload="none" />
        {isOpen && settings.hasCaptions && (
          <p className={classes.caption} lang={language} aria-hidden="true">
            {cues[at]?.text}
          </p>
        )}
      </div>
      <Transcript cues={cues} at={isOpen ? at : -1} language={language} />
    </>
  )
}
