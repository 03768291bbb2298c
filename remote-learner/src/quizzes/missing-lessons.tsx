import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { LessonName, QuizSummary } from '@platform/shared-contracts/http'
import { quizzesMessages } from './quizzes.messages.ts'
import classes from './quizzes.module.css'

/** What has to be read before the quiz opens, or why it is open although something is missing. */
export function MissingLessons({ quiz: { code, access, canStart } }: { readonly quiz: QuizSummary }) {
  const t = useStore(quizzesMessages)
  if (!access || access.missing.length === 0) return null
  const { basis, read, total, missing } = access
  if (basis === 'staff' && canStart) return <p className={classes.facts}>{t.openedByStaff}</p>
  if (basis !== null) return null
  return (
    <details className={classes.missing}>
      <summary>{t.lessonsFirst({ read, total })}</summary>
      <ul>
        {missing.map((lesson) => (
          <li key={lesson.id}>
            <Link to={lessonLink(code, lesson)}>{lesson.title}</Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

export function lessonLink(code: string, { id }: LessonName): string {
  return `/modules/${code}?lesson=${encodeURIComponent(id)}`
}
