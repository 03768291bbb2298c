import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { TextAreaField } from '@platform/shared-ui/field'
import { sendNow } from '../../app/offline/send-now.ts'
import { useKeepChange, useOffline, useWaiting, type ChangeOf } from '../../app/offline/use-offline.ts'
import { notesMessages } from './notes.messages.ts'
import classes from './player.module.css'

interface Props {
  readonly of: ChangeOf
  /** What the server has, with what waits on top. */
  readonly saved: string
}

/** Somebody who has stopped typing for this long wants it saved. */
const PAUSE_MS = 1_000

/** Notes beside the lesson: each letter is kept on the device, and goes to the account at the next pause. */
export function LessonNotes({ of, saved }: Props) {
  const t = useStore(notesMessages)
  const keep = useKeepChange(of)
  const { text, type, status } = useTyped(of, saved)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: string) => {
    type(next)
    keep({ kind: 'note', text: next }, { isSentLater: true })
    clearTimeout(timer.current)
    timer.current = setTimeout(sendNow, PAUSE_MS)
  }
  return (
    <div className={classes.side}>
      <TextAreaField
        label={t.notes}
        hint={t.notesHint}
        status={status && t[status]}
        value={text}
        maxLength={5000}
        rows={5}
        onChange={(event) => change(event.target.value)}
        onBlur={() => sendNow()}
      />
    </div>
  )
}

type NoteStatus = 'saving' | 'saved' | 'onDevice' | 'refused'

/** What is in the field until it has arrived; from then on what the server keeps. */
function useTyped({ lessonId }: ChangeOf, saved: string) {
  const slot = `note:${lessonId}`
  const waiting = useWaiting(slot)
  const { isOffline, failures } = useOffline()
  const [typed, setTyped] = useState<string | null>(null)
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    if (waiting) setHasWaited(true)
    else if (hasWaited) setTyped(null)
  }, [waiting, hasWaited])
  const failure = failures[slot]
  const waits = isOffline || failure ? 'onDevice' : 'saving'
  const status: NoteStatus | null = waiting
    ? failure?.isFinal
      ? 'refused'
      : waits
    : hasWaited
      ? 'saved'
      : null
  return { text: typed ?? saved, type: setTyped, status }
}
