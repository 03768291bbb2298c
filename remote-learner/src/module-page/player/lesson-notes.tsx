import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton } from '@platform/shared-ui/button'
import { TextAreaField } from '@platform/shared-ui/field'
import { useSaveNoteMutation } from './lessons.api.ts'
import { playerMessages } from './player.messages.ts'
import classes from './player.module.css'

interface Props {
  readonly code: string
  readonly lessonId: string
  /** What the server has. */
  readonly saved: string
}

/** Notes beside the lesson, kept on the account. */
export function LessonNotes({ code, lessonId, saved }: Props) {
  const t = useStore(playerMessages)
  const { notify } = usePlatform()
  const [typed, setTyped] = useState<string | null>(null)
  const [saveNote, { isLoading, isError }] = useSaveNoteMutation()
  const text = typed ?? saved
  const save = async () => {
    const answer = await saveNote({ code, lessonId, text })
    if ('error' in answer) return
    setTyped(null)
    notify('success', t.noteSaved)
  }

  return (
    <form
      className={classes.side}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextAreaField
        label={t.notes}
        hint={t.notesHint}
        error={isError ? t.noteFailed : undefined}
        value={text}
        maxLength={5000}
        rows={5}
        onChange={(event) => setTyped(event.target.value)}
      />
      <BusyButton type="submit" size="sm" isBusy={isLoading} busyText={t.saving} disabled={text === saved}>
        {t.saveNote}
      </BusyButton>
    </form>
  )
}
