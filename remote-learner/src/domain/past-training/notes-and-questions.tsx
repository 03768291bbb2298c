import { useStore } from '@nanostores/react'
import type { PastNote, TrainerQuestion } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { formatDay } from '../../lib/dates.ts'
import type { PastRow } from './past-rows.rule.ts'
import { pastWritingMessages } from './past-training.messages.ts'
import classes from './past-training.module.css'

interface Props {
  readonly row: Pick<PastRow, 'notes' | 'questions'>
  /** Title of the module. */
  readonly title: string
  readonly isOpen: boolean
}

/** The notes that a person wrote in a module and the questions that they sent to a trainer, read-only. */
export function NotesAndQuestions({ row: { notes, questions }, title, isOpen }: Props) {
  const t = useStore(pastWritingMessages)
  const written = [
    ...(notes.length > 0 ? [t.noteCount({ count: notes.length })] : []),
    ...(questions.length > 0 ? [t.questionCount({ count: questions.length })] : []),
  ]
  if (written.length === 0) return null
  return (
    <details className={classes.words} open={isOpen}>
      <summary>
        {written.join(', ')}
        <span className="visually-hidden"> {t.of({ title })}</span>
      </summary>
      <dl className={classes.written}>
        {notes.map((note) => (
          <Note key={note.lessonId} note={note} />
        ))}
        {questions.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </dl>
    </details>
  )
}

function Note({ note: { lessonTitle, text, updatedAt } }: { readonly note: PastNote }) {
  const t = useStore(pastWritingMessages)
  const language = useStore(locale)
  const day = formatDay(updatedAt, language)
  return (
    <div>
      <dt className={classes.muted}>
        {lessonTitle === null ? t.note({ day }) : t.noteOn({ lesson: lessonTitle, day })}
      </dt>
      <dd>{text}</dd>
    </div>
  )
}

function Question({ question: { text, askedAt, answer } }: { readonly question: TrainerQuestion }) {
  const t = useStore(pastWritingMessages)
  const language = useStore(locale)
  return (
    <div>
      <dt className={classes.muted}>{t.questionOn({ day: formatDay(askedAt, language) })}</dt>
      <dd>{text}</dd>
      {answer ? (
        <dd className={classes.answer}>
          <p className={classes.muted}>
            {t.answered({
              ...{ trainer: answer.answeredBy ?? t.trainer, day: formatDay(answer.answeredAt, language) },
            })}
          </p>
          <p>{answer.text}</p>
        </dd>
      ) : (
        <dd className={classes.muted}>{t.notAnswered}</dd>
      )}
    </div>
  )
}
