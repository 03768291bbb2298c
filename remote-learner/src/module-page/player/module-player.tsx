import { useStore } from '@nanostores/react'
import { useSearchParams } from 'react-router-dom'
import type { Lesson, ModuleLessons, ModuleState } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { LockIcon } from '@platform/shared-ui/icon'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { SubscribeButton } from '@platform/shared-ui/subscribe-button'
import { AskTrainer } from './ask-trainer.tsx'
import { LessonList } from './lesson-list.tsx'
import { LessonNotes } from './lesson-notes.tsx'
import { ReaderLesson, SampleLesson } from './lesson-view.tsx'
import { useGetModuleStateQuery } from './lessons.api.ts'
import { lessonAfter, lessonToOpen, stateOfLesson } from './open-lesson.rule.ts'
import { playerMessages } from './player.messages.ts'
import { VersionNote } from './version-note.tsx'
import { useBegunStatus } from './use-begun-status.ts'
import classes from './player.module.css'

interface Props {
  readonly module: ModuleLessons
}

/** Lessons on the left, the open one in the middle, notes and questions on the right. */
export function ModulePlayer({ module }: Props) {
  return module.mayRead ? <ReaderPlayer module={module} /> : <SamplePlayer module={module} />
}

function ReaderPlayer({ module }: Props) {
  const t = useStore(playerMessages)
  const { data: state, isError, isLoading, refetch } = useGetModuleStateQuery(module.code)
  const [params] = useSearchParams()
  useBegunStatus(module.code)
  if (isLoading) return <Skeleton text={t.loading} lines={8} />
  const openId = lessonToOpen(module.lessons, state ?? NOTHING, params.get('lesson'))
  return (
    <div className={classes.player}>
      <LessonList module={module} state={state} openId={openId} />
      <div className={classes.middle}>
        {isError && <StateFailed onRetry={() => void refetch()} />}
        {state && <VersionNote state={state} onRestarted={() => void refetch()} />}
        <OpenLesson module={module} state={state} openId={openId} />
      </div>
      {openId && <BesideLesson code={module.code} lessonId={openId} state={state} />}
    </div>
  )
}

function StateFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useStore(playerMessages)
  return (
    <Alert
      kind="warning"
      actions={
        <Button size="sm" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {t.stateFailed}
    </Alert>
  )
}

interface BesideProps {
  readonly code: string
  readonly lessonId: string
  readonly state: ModuleState | undefined
}

function BesideLesson({ code, lessonId, state }: BesideProps) {
  const t = useStore(playerMessages)
  return (
    <aside className={classes.aside} aria-label={t.beside}>
      <LessonNotes
        key={lessonId}
        code={code}
        lessonId={lessonId}
        saved={stateOfLesson(state, lessonId)?.note ?? ''}
      />
      <AskTrainer code={code} lessonId={lessonId} />
    </aside>
  )
}

const NOTHING: Pick<ModuleState, 'lastLessonId' | 'lessons'> = { lastLessonId: null, lessons: [] }

interface OpenProps extends Props {
  readonly state: ModuleState | undefined
  readonly openId: string | null
}

function OpenLesson({ module: { code, lessons }, state, openId }: OpenProps) {
  const index = lessons.findIndex(({ id }) => id === openId)
  const lesson = lessons[index]
  if (!lesson?.blocks) return null
  const nextId = lessonAfter(lessons, lesson.id)
  return (
    <ReaderLesson
      key={lesson.id}
      code={code}
      lesson={lesson}
      blocks={lesson.blocks}
      number={index + 1}
      total={lessons.length}
      state={stateOfLesson(state, lesson.id)}
      next={lessons.find(({ id }) => id === nextId) ?? null}
      isModuleDone={lessons.every(({ id }) => stateOfLesson(state, id)?.isDone)}
    />
  )
}

function SamplePlayer({ module }: Props) {
  const [params] = useSearchParams()
  const openId = lessonToOpen(module.lessons, null, params.get('lesson'))
  const index = module.lessons.findIndex(({ id }) => id === openId)
  const lesson = module.lessons[index]
  return (
    <div className={classes.player}>
      <LessonList module={module} state={undefined} openId={openId} />
      <div className={classes.middle}>
        {lesson?.blocks ? (
          <SampleLesson
            key={lesson.id}
            code={module.code}
            lesson={lesson}
            blocks={lesson.blocks}
            number={index + 1}
            total={module.lessons.length}
          />
        ) : (
          <LockedLesson sample={module.lessons.find(({ isSample }) => isSample)} />
        )}
      </div>
    </div>
  )
}

function LockedLesson({ sample }: { readonly sample: Lesson | undefined }) {
  const t = useStore(playerMessages)
  return (
    <EmptyState
      icon={<LockIcon />}
      title={t.lockedTitle}
      action={
        <div className={classes.ways}>
          <SubscribeButton />
          {sample && <LinkButton to={`?lesson=${encodeURIComponent(sample.id)}`}>{t.openSample}</LinkButton>}
        </div>
      }
    >
      {t.lockedText}
    </EmptyState>
  )
}
