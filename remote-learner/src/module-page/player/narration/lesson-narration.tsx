import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Lesson, LessonBlock } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { narrationMessages } from './narration.messages.ts'
import { RecordedNarration } from './recorded/recorded-narration.tsx'
import { SynthesizedNarration } from './synthesized-narration.tsx'

interface Props {
  readonly lesson: Pick<Lesson, 'id' | 'recording'>
  readonly blocks: readonly LessonBlock[]
}

/** The lesson read aloud: the recording of a person where there is one, else the voice of the browser. */
export function LessonNarration({ lesson: { id, recording }, blocks }: Props) {
  const t = useStore(narrationMessages)
  const [failedId, setFailedId] = useState<string | null>(null)
  const hasFailed = recording?.id === failedId
  if (recording && !hasFailed)
    return (
      <RecordedNarration
        key={recording.id}
        {...{ lessonId: id, recording, blocks }}
        onFailed={() => setFailedId(recording.id)}
      />
    )
  return (
    <>
      {recording && <Alert kind="warning">{t.recordingFailed}</Alert>}
      <SynthesizedNarration blocks={blocks} />
    </>
  )
}
