import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { LearnerPackage } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Badge } from '@platform/shared-ui/badge'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { failureOf } from '../lib/api-failure.ts'
import { LessonList } from './lesson-list.tsx'
import { LessonFrame } from './lesson-frame.tsx'
import { useGetPackageQuery, useLaunchUnitMutation } from './packages.api.ts'
import { packagesMessages } from './packages.messages.ts'
import classes from './packages.module.css'

/** How often the results are read once a lesson was opened: its last report may come after it was closed. */
const REFRESH_MS = 4_000

/** /packages/:id: the lessons of an imported course, and one of them in a frame. */
export function PackageRoute() {
  const t = useStore(packagesMessages)
  const { id = '' } = useParams()
  const [hasOpened, setHasOpened] = useState(false)
  const { data, error, refetch } = useGetPackageQuery(id, {
    pollingInterval: hasOpened ? REFRESH_MS : 0,
    refetchOnMountOrArgChange: true,
  })
  const failure = failureOf(error)
  const back = { to: '/packages', label: t.back }
  if (data) return <Course course={data} back={back} onOpened={() => setHasOpened(true)} />
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader title={t.title} back={back} />
      <Waiting status={failure?.status} onRetry={() => void refetch()} />
    </div>
  )
}

interface WaitingProps {
  /** Of the refusal; undefined while the course is loading. */
  readonly status: number | undefined
  readonly onRetry: () => void
}

function Waiting({ status, onRetry }: WaitingProps) {
  const t = useStore(packagesMessages)
  if (status === undefined) return <Skeleton text={t.loading} lines={5} />
  if (status === 404) return <Alert kind="warning">{t.missing}</Alert>
  return <FailedState onRetry={onRetry}>{t.failedOne}</FailedState>
}

interface CourseProps {
  readonly course: LearnerPackage
  readonly back: { readonly to: string; readonly label: string }
  readonly onOpened: () => void
}

function Course({ course, back, onOpened }: CourseProps) {
  const t = useStore(packagesMessages)
  const [opened, setOpened] = useState<{ readonly title: string; readonly url: string } | null>(null)
  const [launch, { isLoading, error }] = useLaunchUnitMutation()
  const refusal = (error as { message?: string } | undefined)?.message
  const open = async (unitId: string, title: string) => {
    const { data } = await launch({ id: course.id, unitId })
    if (!data) return
    onOpened()
    setOpened({ title, url: data.url })
  }
  const state = course.isFinished ? t.finished : t.unfinished
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader
        title={course.title}
        lead={t.online}
        back={back}
        actions={<Badge tone={course.isFinished ? 'success' : 'neutral'}>{state}</Badge>}
      />
      {!course.isPlayable && <Alert kind="warning">{t.unplayable}</Alert>}
      {refusal !== undefined && <Alert kind="danger">{refusal}</Alert>}
      {opened ? (
        <LessonFrame title={opened.title} url={opened.url} onClose={() => setOpened(null)} />
      ) : (
        <LessonList
          course={course}
          isOpening={isLoading}
          onOpen={(unitId, title) => void open(unitId, title)}
        />
      )}
    </div>
  )
}

export { PackageRoute as Component }
