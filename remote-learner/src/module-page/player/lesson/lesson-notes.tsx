import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { TextAreaField } from '@platform/shared-ui/field'
import type { ChangeOf } from '../../../domain/lesson/lesson-change.rule.ts'
import { useSaveChange, useWaiting } from '../../../domain/lesson/use-lesson-change.ts'
import { sendChanges, type OutboxDispatch } from '../../../domain/outbox/outbox-thunks.ts'
import { useOutbox } from '../../../domain/outbox/use-outbox.ts'
import type { OutboxEntry } from '../../../domain/outbox/outbox-entry.rule.ts'
import { notesMessages } from './notes.messages.ts'
import classes from '../player.module.css'

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
  const saveChange = useSaveChange(of)
  const { text, type, status } = useTyped(of, saved)
  const dispatch = useDispatch<OutboxDispatch>()
  const change = (next: string) => {
    type(next)
    saveChange({ kind: 'note', text: next }, { delayMs: PAUSE_MS })
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
        onBlur={() => void dispatch(sendChanges())}
      />
    </div>
  )
}

type NoteStatus = 'saving' | 'saved' | 'onDevice' | 'refused'

/** Shows the typed text until the server has it; after that, the saved text. */
function useTyped({ lessonId }: ChangeOf, saved: string) {
  const slot = `note:${lessonId}`
  const waiting = useWaiting(slot)
  const { isOffline } = useOutbox()
  const [typed, setTyped] = useState<string | null>(null)
  const [hasWaited, setHasWaited] = useState(false)
  const waits = waiting !== null
  useEffect(() => {
    if (waits) setHasWaited(true)
    else if (hasWaited) setTyped(null)
  }, [waits, hasWaited])
  const status = waiting ? waitingStatus(waiting.entry, isOffline) : hasWaited ? 'saved' : null
  return { text: typed ?? saved, type: setTyped, status }
}

function waitingStatus({ isRefused, lastError }: OutboxEntry, isOffline: boolean): NoteStatus {
  if (isRefused) return 'refused'
  return isOffline || lastError ? 'onDevice' : 'saving'
}
