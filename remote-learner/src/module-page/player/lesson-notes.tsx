import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { TextAreaField } from '@platform/shared-ui/field'
import { sendNow } from '../../app/offline/send-now.ts'
import { useKeepChange, useOffline, useWaiting, type ChangeOf } from '../../app/offline/use-offline.ts'
import { notesMessages } from './notes.messages.ts'
import classes from './player.module.css'

interface Props {
  readonly of: ChangeOf
  /** The server's text, with unsent changes applied. */
  readonly saved: string
}

/** A pause in typing of this length triggers a save. */
const PAUSE_MS = 1_000

/** Notes next to the lesson: each keystroke is stored on the device; the next pause sends the note to the server. */
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

/** Shows the typed text until the server has it; after that, the saved text. */
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
