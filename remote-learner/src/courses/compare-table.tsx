import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { locale } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { CartToggle } from '../domain/cart/cart-toggle.tsx'
import { formatCents } from '../lib/money.ts'
import type { CatalogCourse } from './course-card.tsx'
import { coursesMessages } from './courses.messages.ts'
import classes from './courses.module.css'

interface Props {
  readonly courses: readonly CatalogCourse[]
  readonly onStop: () => void
}

/** Two or three courses, one a column; nothing for fewer. */
export function CompareTable({ courses, onStop }: Props) {
  const t = useStore(coursesMessages)
  const rows = useRows()
  if (courses.length < 2) return null
  return (
    <section className={classes.compare} aria-labelledby="compare">
      <div className={classes.compareHead}>
        <h2 id="compare">{t.compared}</h2>
        <Button variant="ghost" onClick={onStop}>
          {t.stopComparing}
        </Button>
      </div>
      <div
        className={classes.scroll}
        role="region"
        aria-labelledby="compare"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {/* eslint-disable-next-line project/tables-by-data-table -- its records are columns, and at most three */}
        <table>
          <thead>
            <tr>
              <th scope="col">{t.course}</th>
              {courses.map((course) => (
                <th key={course.code} scope="col">
                  <Link to={`/modules/${course.code}`}>{course.title}</Link>
                  <CartToggle offer={course} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, cell]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {courses.map((course) => (
                  <td key={course.code}>{cell(course)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What is compared: the name of a row, and what it says of a course. */
function useRows(): readonly (readonly [name: string, cell: (course: CatalogCourse) => ReactNode])[] {
  const t = useStore(coursesMessages)
  const language = useStore(locale)
  return [
    [t.price, ({ priceCents }) => <strong>{formatCents(priceCents, language)}</strong>],
    [t.time, ({ minutes }) => minutes !== null && t.minutes({ minutes: String(minutes) })],
    [t.standard, ({ standard }) => standard],
    [t.renewal, ({ renewal }) => renewal],
    [t.teaches, ({ lessons }) => <LessonTitles lessons={lessons} />],
  ]
}

function LessonTitles({ lessons }: Pick<CatalogCourse, 'lessons'>) {
  return (
    <ol>
      {lessons.map((lesson) => (
        <li key={lesson}>{lesson}</li>
      ))}
    </ol>
  )
}
