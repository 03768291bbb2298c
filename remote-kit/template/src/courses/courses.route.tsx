import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import type { TrainingModule } from '@platform/shared-contracts/http'
import { tenantName } from '@platform/shared-contracts/rules'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useListCoursesQuery } from './courses.api.ts'
import { coursesMessages } from './courses.messages.ts'
import styles from './courses.module.css'

export function CoursesRoute() {
  const { tenant } = usePlatform()
  const t = useStore(coursesMessages)
  return (
    <div className="content">
      <PageHeader title={t.title} lead={t.greeting({ tenant: tenantName(tenant) })} />
      <Courses />
    </div>
  )
}

function Courses() {
  const t = useStore(coursesMessages)
  const { data: courses, isError, refetch } = useListCoursesQuery()
  if (isError) return <FailedState onRetry={() => void refetch()}>{t.failed}</FailedState>
  if (!courses) return <Skeleton lines={6} />
  if (courses.length === 0) return <EmptyState title={t.emptyTitle}>{t.empty}</EmptyState>
  return (
    <>
      <p className={styles.count}>{t.found({ count: courses.length })}</p>
      <ul className={styles.list}>
        {courses.map((course) => (
          <Course key={course.code} course={course} />
        ))}
      </ul>
    </>
  )
}

function Course({ course: { title, standard, minutes } }: { readonly course: TrainingModule }) {
  const t = useStore(coursesMessages)
  return (
    <li className={styles.course}>
      <h2 className={styles.title}>{title}</h2>
      <span className={styles.fact}>{standard}</span>
      <span className={styles.fact}>{t.minutes({ minutes })}</span>
    </li>
  )
}

export { CoursesRoute as Component }
