import { useStore } from '@nanostores/react'
import type { StudyTime } from '@platform/shared-contracts/http'
import { moduleMessages } from './module.messages.ts'

/** What the minutes are computed from, so that they do not read as a promise. */
export function StudyTimeNote({ study }: { readonly study: StudyTime }) {
  const t = useStore(moduleMessages)
  const { minutes, words, drawings, wordsPerMinute, checkQuestions, quizQuestions, secondsPerQuestion } =
    study
  const { exercises = 0, exerciseMinutes = 0 } = study
  const questions = checkQuestions + quizQuestions
  return (
    <>
      <h2>{t.duration}</h2>
      <p>
        {t.durationText({ minutes, words, drawings, wordsPerMinute, questions, secondsPerQuestion })}{' '}
        {exercises > 0 && <>{t.durationExercises({ exercises, minutes: exerciseMinutes })} </>}
        {t.durationNote}
      </p>
    </>
  )
}
