import { useStore } from '@nanostores/react'
import type { Rating } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { CartToggle } from '../domain/cart/cart-toggle.tsx'
import { CourseDrawing } from '@platform/shared-ui/course-drawing'
import { StarRow } from '@platform/shared-ui/reviews/stars'
import type { ModuleOffer } from '../domain/course/module-offer.rule.ts'
import { formatCents } from '../lib/money.ts'
import { MAX_COMPARED } from './course-filter.rule.ts'
import { coursesMessages } from './courses.messages.ts'
import classes from './courses.module.css'

export interface CatalogCourse extends ModuleOffer {
  /** Titles; empty until the server has answered, like `renewal` is `null`. */
  readonly lessons: readonly string[]
  readonly renewal: string | null
  /** Only where enough people have reviewed it (shown-rating.rule.ts). */
  readonly rating: Rating | null
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
  const { code, title, standard, minutes, priceCents, lessons, rating } = course
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
      {rating && <RatingLine rating={rating} />}
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

function RatingLine({ rating: { average, count } }: { readonly rating: Rating }) {
  const t = useStore(coursesMessages)
  return (
    <p className={classes.facts}>
      <StarRow count={average} />
      <span>{t.rating({ average, count })}</span>
    </p>
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
