import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { CartToggle } from '../domain/cart/cart-toggle.tsx'
import { CourseDrawing } from '@platform/shared-ui/course-drawing'
import type { ModuleOffer } from '../domain/course/module-offer.rule.ts'
import { formatCents } from '../lib/money.ts'
import { MAX_COMPARED } from './course-filter.rule.ts'
import { coursesMessages } from './courses.messages.ts'
import classes from './courses.module.css'

export interface CatalogCourse extends ModuleOffer {
  /** Titles; empty until the server has answered, like `renewal` is `null`. */
  readonly lessons: readonly string[]
  readonly renewal: string | null
}

interface Props {
  readonly course: CatalogCourse
  readonly isFirst: boolean
  readonly compared: readonly string[]
  readonly onCompare: () => void
}

export function CourseCard({ course, isFirst, compared, onCompare }: Props) {
  const t = useStore(coursesMessages)
  const language = useStore(locale)
  const { code, title, standard, minutes, priceCents, lessons } = course
  const isCompared = compared.includes(code)
  return (
    <Card
      as="article"
      level={2}
      title={title}
      picture={<CourseDrawing code={code} isFirst={isFirst} />}
      footer={
        <div className={classes.buy}>
          <p className={classes.priceLine}>
            <strong>{formatCents(priceCents, language)}</strong>
            <CartToggle offer={course} />
          </p>
          <LinkButton variant="ghost" to={`/modules/${code}`} aria-label={t.tryLessonNamed({ title })}>
            {t.tryLesson}
          </LinkButton>
        </div>
      }
    >
      {standard && <p className={classes.standard}>{standard}</p>}
      <p className={classes.facts}>
        {minutes !== null && <span>{t.minutes({ minutes: String(minutes) })}</span>}
        {lessons.length > 0 && <span>{t.lessons({ count: lessons.length })}</span>}
      </p>
      {lessons.length > 0 && <Outline title={title} lessons={lessons} />}
      <CheckboxField
        label={t.compare}
        aria-label={t.compareNamed({ title })}
        checked={isCompared}
        disabled={!isCompared && compared.length >= MAX_COMPARED}
        onChange={onCompare}
      />
    </Card>
  )
}

function Outline({ title, lessons }: { readonly title: string; readonly lessons: readonly string[] }) {
  const t = useStore(coursesMessages)
  return (
    <details className={classes.outline}>
      <summary aria-label={t.outlineOf({ title })}>{t.outline}</summary>
      <ol>
        {lessons.map((lesson) => (
          <li key={lesson}>{lesson}</li>
        ))}
      </ol>
    </details>
  )
}
