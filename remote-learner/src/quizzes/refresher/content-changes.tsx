import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { ContentChange, Refresher } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { formatDate } from '../../lib/dates.ts'
import { lessonLink } from '../missing-lessons.tsx'
import { refresherMessages } from './refresher.messages.ts'
import classes from './refresher.module.css'

/** What each version since the certificate changed, with the lessons to look at, or that nothing did. */
export function ContentChanges({ refresher }: { readonly refresher: Refresher }) {
  const t = useStore(refresherMessages)
  const { code, version, changes } = refresher
  return (
    <section className={classes.section} aria-labelledby="changes">
      <h2 id="changes">{t.changes}</h2>
      {changes.length === 0 ? (
        <p>{t.unchanged({ version })}</p>
      ) : (
        <ul className={classes.changes}>
          {changes.map((change) => (
            <Change key={change.version} code={code} change={change} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface ChangeProps {
  readonly code: string
  readonly change: ContentChange
}

function Change({ code, change: { version, date, summary, lessons } }: ChangeProps) {
  const t = useStore(refresherMessages)
  const language = useStore(locale)
  return (
    <li>
      <strong>{t.change({ version, day: formatDate(date, language) })}</strong> {summary}
      {lessons?.length === 0 && <p>{t.onlyQuestions}</p>}
      {lessons !== undefined && lessons.length > 0 && (
        <>
          <p>{t.changedLessons}</p>
          <ul>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <Link to={lessonLink(code, lesson)}>{lesson.title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
