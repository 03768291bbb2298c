import { useStore } from '@nanostores/react'
import { useAddressParams } from '@platform/shared-ui/address-params'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { CardGrid } from '../ui/card-grid.tsx'
import { moduleOffers } from '../domain/course/module-offer.rule.ts'
import { useListModulesQuery } from '../domain/course/modules.api.ts'
import { useCartItems } from '../domain/cart/use-cart-items.ts'
import { CompareTable } from './compare-table.tsx'
import { CourseCard, type CatalogCourse } from './course-card.tsx'
import { comparedIn, filterOf, matchesCourse, toggledCompare } from './course-filter.rule.ts'
import { CourseFilters } from './course-filters.tsx'
import { CourseListData } from './course-list-data.tsx'
import { coursesMessages } from './courses.messages.ts'
import { shownRating } from './shown-rating.rule.ts'
import classes from './courses.module.css'

/** /courses: what is sold, each course with its picture, outline and price; the choices are in the address. */
export function CoursesRoute() {
  const t = useStore(coursesMessages)
  const { courses, isError } = useCatalog()
  const { shown, compared, search, choose, compare } = useChoices(courses)
  return (
    <div className={`content ${classes.page}`}>
      <CourseListData courses={courses} />
      <PageHeader title={t.title} lead={t.lead} actions={<Ways />} />
      {isError && <Alert kind="warning">{t.failed}</Alert>}
      <CourseFilters filter={filterOf(search)} count={shown.length} onChoose={choose} />
      <CompareTable
        courses={courses.filter(({ code }) => compared.includes(code))}
        onStop={() => choose('compare', '')}
      />
      {shown.length === 0 ? (
        <EmptyState action={<Button onClick={() => choose(null, '')}>{t.clear}</Button>}>
          {t.empty}
        </EmptyState>
      ) : (
        <CardGrid cards="small">
          {shown.map((course, index) => (
            <li key={course.code}>
              <CourseCard
                course={course}
                isFirst={index < 3}
                compared={compared}
                onCompare={() => compare(course.code)}
              />
            </li>
          ))}
        </CardGrid>
      )}
      <p className={classes.note}>{t.offer}</p>
      <p className={classes.disclaimer}>{t.disclaimer}</p>
    </div>
  )
}

function useCatalog() {
  const { tenant } = usePlatform()
  const { data, isError } = useListModulesQuery()
  const language = useStore(locale)
  const courses = moduleOffers(data, tenant, language).map((offer): CatalogCourse => {
    const module = data?.find(({ code }) => code === offer.code)
    const { lessons = [], renewal = null, rating } = module ?? {}
    return { ...offer, lessons, renewal, rating: shownRating(rating) }
  })
  return { courses, isError }
}

function useChoices(courses: readonly CatalogCourse[]) {
  const [search, setSearch] = useAddressParams()
  const known = courses.map(({ code }) => code)
  const change = (toNext: (current: URLSearchParams) => URLSearchParams) =>
    setSearch(toNext, { replace: true, preventScrollReset: true })
  const choose = (name: string | null, value: string) =>
    change((current) => (name === null ? new URLSearchParams() : withChoice(current, name, value)))
  const compare = (code: string) =>
    change((current) =>
      withChoice(current, 'compare', toggledCompare(comparedIn(current, known), code).join(',')),
    )
  const filter = filterOf(search)
  return {
    search,
    choose,
    compare,
    shown: courses.filter((course) => matchesCourse(course, filter)),
    compared: comparedIn(search, known),
  }
}

function withChoice(current: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(current)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}

function Ways() {
  const t = useStore(coursesMessages)
  const { length: count } = useCartItems()
  return (
    <>
      {count > 0 && (
        <LinkButton variant="primary" to="/cart">
          {t.toCart({ count: String(count) })}
        </LinkButton>
      )}
      <LinkButton to="/pricing">{t.toPricing}</LinkButton>
    </>
  )
}

export { CoursesRoute as Component }
