import { useStore } from '@nanostores/react'
import { lessonsApi } from '../../domain/lesson/lessons.api.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { resumePoint } from './resume-point.rule.ts'
import classes from '../dashboard.module.css'

const { useGetLessonsQuery, useGetModuleStateQuery } = lessonsApi

/** The lesson that is next in a module and the minutes left; a blank line until that is known. */
export function ResumeText({ code }: { readonly code: string }) {
  const t = useStore(dashboardMessages)
  const { data: lessons } = useGetLessonsQuery(code)
  const { data: state } = useGetModuleStateQuery(code)
  const point = lessons?.mayRead && state ? resumePoint(lessons.lessons, state) : null
  if (!point) return <p className={classes.resume} />
  const { lesson, total, minutesLeft: minutes } = point
  return (
    <p className={classes.resume}>
      {lesson ? t.resumeLesson({ ...lesson, total }) : t.resumeQuiz}{' '}
      {lesson && <span>{t.resumeMinutes({ minutes })}</span>}
    </p>
  )
}
