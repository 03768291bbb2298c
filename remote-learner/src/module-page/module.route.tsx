import { useStore } from '@nanostores/react'
import { Link, useParams } from 'react-router-dom'
import type { TrainingModuleDetail } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { DocumentHead } from '@platform/shared-ui/document-head'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { ContentLanguage, OtherLanguageNote } from '../domain/content-language/content-language.tsx'
import { ModulePlayer } from './player/module-player.tsx'
import { useGetLessonsQuery } from '../domain/lesson/lessons.api.ts'
import { OwnReview } from '../domain/own-review/own-review.tsx'
import { SyncStatus } from '../domain/offline/sync-status.tsx'
import { usePastTraining } from '../domain/past-training/past-training.api.ts'
import { PastRecord, SubscriptionEnded } from '../domain/past-training/past-training.tsx'
import { playerMessages } from './player/player.messages.ts'
import { ModuleBuy } from './module-buy.tsx'
import { ModuleData } from './module-data.tsx'
import { ModuleOutline } from './module-outline.tsx'
import { ModuleViews, useModuleView } from './module-views.tsx'
import { useGetModuleQuery } from './module.api.ts'
import { moduleMessages } from './module.messages.ts'
import { recordingsIn } from './offline/recordings-in.rule.ts'
import { ModuleDownload } from './offline/module-download.tsx'
import { PracticeQuiz } from './practice-quiz.tsx'
import { ModuleReviews } from './reviews/module-reviews.tsx'
import classes from './module.module.css'

/** /modules/:code: the lessons, facts with the paragraphs that they come from, and practice that never counts. */
export function ModuleRoute() {
  const t = useStore(moduleMessages)
  const { code = '' } = useParams()
  const { data: module, error, refetch } = useGetModuleQuery(code)
  const view = useModuleView()
  const isKnown = usePlatform().session.status === 'signedIn'

  if (error && !module)
    return (
      <div className={`content ${classes.page}`}>
        <PageHeader title={code} />
        <Alert kind="danger" actions={<RetryOrBack status={statusOf(error)} onRetry={refetch} />}>
          {statusOf(error) === 404 ? t.unknown : t.failed}
        </Alert>
      </div>
    )
  if (!module)
    return (
      <div className="content">
        <Skeleton text={t.loading} lines={8} />
      </div>
    )

  const facts = { title: module.title, standard: module.standard, minutes: module.minutes }
  return (
    <div className={`content ${classes.page}`} data-view={view}>
      <DocumentHead title={module.title} description={t.description(facts)} />
      <ModuleData module={module} description={t.description(facts)} catalog={t.back} />
      <PageHeader
        title={module.title}
        lead={t.lead(facts)}
        back={{ to: isKnown ? '/progress' : '/courses', label: t.back }}
        actions={<Download module={module} />}
      />
      <ContentLanguage language={module.language}>
        <OtherLanguageNote kind="module" />
        <Lessons module={module} />
        <ModuleOutline module={module} />
        <PracticeQuiz key={module.code} code={module.code} questions={module.practice} />
      </ContentLanguage>
      <Reviews module={module} />
      <p className={classes.disclaimer}>{t.disclaimer}</p>
      <SyncStatus />
    </div>
  )
}

/** Below a lesson that is read they would be in the way: there they are with the facts. */
function Reviews({ module }: { readonly module: TrainingModuleDetail }) {
  const part = useGetLessonsQuery(module.code).data?.mayRead ? 'facts' : undefined
  return (
    <>
      <OwnReview code={module.code} title={module.title} part={part} />
      <ModuleReviews module={module} part={part} />
    </>
  )
}

/** For readers of all lessons: there is nothing to take along of a sample. */
function Download({ module }: { readonly module: TrainingModuleDetail }) {
  const { data: lessons } = useGetLessonsQuery(module.code)
  if (!lessons?.mayRead) return null
  const textBytes = JSON.stringify([module, lessons]).length
  return (
    <ModuleDownload
      key={module.code}
      code={module.code}
      textBytes={textBytes}
      recordings={recordingsIn(lessons)}
    />
  )
}

function Lessons({ module }: { readonly module: TrainingModuleDetail }) {
  const t = useStore(playerMessages)
  const { code } = module
  const { data: lessons, isError, refetch } = useGetLessonsQuery(code)
  if (isError && !lessons)
    return (
      <Alert
        kind="danger"
        actions={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t.retry}
          </Button>
        }
      >
        {t.failed}
      </Alert>
    )
  if (!lessons) return <Skeleton text={t.loading} lines={8} />
  return (
    <>
      {!lessons.mayRead && <ModuleBuy module={module} />}
      <ModuleViews hasNotes={lessons.mayRead} />
      {!lessons.mayRead && <Past code={code} />}
      <ModulePlayer module={lessons} offer={module} />
    </>
  )
}

/** For users whose subscription has ended: the module is closed to them, but their past work is still shown. */
function Past({ code }: { readonly code: string }) {
  const endedAt = usePastTraining().data?.subscriptionEndedAt
  return (
    <>
      {endedAt && <SubscriptionEnded endedAt={endedAt} />}
      <PastRecord code={code} />
    </>
  )
}

function RetryOrBack({ status, onRetry }: { readonly status: number; readonly onRetry: () => void }) {
  const t = useStore(moduleMessages)
  if (status === 404) return <Link to="/progress">{t.back}</Link>
  return (
    <Button size="sm" variant="secondary" onClick={onRetry}>
      {t.retry}
    </Button>
  )
}

function statusOf(error: object): number {
  return 'status' in error && typeof error.status === 'number' ? error.status : 0
}

export { ModuleRoute as Component }
