import { useStore } from '@nanostores/react'
import type { LearnerPackage } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import { Card } from '@platform/shared-ui/card'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useListPackagesQuery } from './packages.api.ts'
import { packagesMessages } from './packages.messages.ts'
import classes from './packages.module.css'

/** /packages: the imported courses of the tenant. */
export function PackagesRoute() {
  const t = useStore(packagesMessages)
  const { data, isError, refetch } = useListPackagesQuery()
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader title={t.title} lead={t.lead} back={{ to: '/dashboard', label: t.dashboard }} />
      <Courses courses={data} isFailed={isError} onRetry={() => void refetch()} />
    </div>
  )
}

interface CoursesProps {
  readonly courses: readonly LearnerPackage[] | undefined
  readonly isFailed: boolean
  readonly onRetry: () => void
}

function Courses({ courses, isFailed, onRetry }: CoursesProps) {
  const t = useStore(packagesMessages)
  if (!courses && isFailed) return <FailedState onRetry={onRetry}>{t.failed}</FailedState>
  if (!courses) return <Skeleton text={t.loading} lines={4} />
  if (courses.length === 0) return <EmptyState>{t.empty}</EmptyState>
  return (
    <ul className={classes.cards}>
      {courses.map((one) => (
        <CourseCard key={one.id} course={one} />
      ))}
    </ul>
  )
}

function CourseCard({ course }: { readonly course: LearnerPackage }) {
  const t = useStore(packagesMessages)
  const { id, title, isFinished, units } = course
  const done = units.filter(({ isSatisfied }) => isSatisfied).length
  return (
    <Card
      as="li"
      level={2}
      title={title}
      to={`/packages/${id}`}
      aside={
        <Badge tone={isFinished ? 'success' : 'neutral'}>{isFinished ? t.finished : t.unfinished}</Badge>
      }
    >
      <p className={classes.facts}>{t.lessonCount({ done, count: units.length })}</p>
    </Card>
  )
}

export { PackagesRoute as Component }
