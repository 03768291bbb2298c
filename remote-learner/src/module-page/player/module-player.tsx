import { useStore } from '@nanostores/react'
import { useMemo, useState, type ComponentProps } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Lesson, ModuleLessons, ModuleState } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { LockIcon } from '@platform/shared-ui/icon'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useStagesForLater } from '../../domain/exercise/use-stages-for-later.ts'
import { useGetModuleStateQuery } from '../../domain/lesson/lessons.api.ts'
import { useOutbox } from '../../domain/outbox/use-outbox.ts'
import { changesIn } from '../../domain/lesson/lesson-change.rule.ts'
import { BuyWays } from '../module-buy.tsx'
import { AskTrainer } from './questions/ask-trainer.tsx'
import { LessonList } from './lesson-list.tsx'
import { LessonBar } from './phone/lesson-bar.tsx'
import { phoneMessages } from './phone/phone.messages.ts'
import { LessonNotes } from './lesson/lesson-notes.tsx'
import { ReaderLesson, SampleLesson } from './lesson/lesson-view.tsx'
import { useFocusOnLesson } from './lesson-title.ts'
import { lessonAfter, lessonToOpen, stateOfLesson } from '../../domain/lesson/open-lesson.rule.ts'
import { playerMessages } from './player.messages.ts'
import { useWholeModule } from './whole-module.tsx'
import { VersionNote } from './version-note.tsx'
import { withWaiting } from './with-waiting.rule.ts'
import classes from './player.module.css'

interface Props {
  readonly module: ModuleLessons
}

interface SampleProps extends Props {
  /** What a locked lesson is sold as. */
  readonly offer: ComponentProps<typeof BuyWays>['module']
}

/** Lessons on the left, the open one in the middle, notes and questions on the right. */
export function ModulePlayer({ module, offer }: SampleProps) {
  return module.mayRead ? <ReaderPlayer module={module} /> : <SamplePlayer module={module} offer={offer} />
}

function ReaderPlayer({ module }: Props) {
  const t = useStore(playerMessages)
  const { data, isError, isLoading, refetch } = useGetModuleStateQuery(module.code)
  const { entries } = useOutbox()
  const state = withWaiting(data, module.code, changesIn(entries))
  const { openId, resetChoice } = useOpenLesson(module, isLoading ? null : (state ?? NOTHING))
  useFocusOnLesson(openId)
  useStagesForLater(module.lessons)
  const whole = useWholeModule(module)
  if (isLoading) return <Skeleton text={t.loading} lines={8} />
  return (
    <div className={classes.player}>
      <LessonList module={module} state={state} openId={openId} foot={whole.button} />
      <div className={classes.middle} data-part="lesson">
        {isError && <StateFailed onRetry={() => void refetch()} />}
        {state && <VersionNote state={state} onRestarted={() => void refetch().then(resetChoice)} />}
        <OpenLesson module={module} state={state} openId={openId} />
      </div>
      {openId && <LessonAside module={module} lessonId={openId} state={state} />}
      {whole.printout}
      <LessonBar module={module} state={state} openId={openId} />
    </div>
  )
}

/** The lesson in the address, else the one to go on with, chosen once: finishing it does not turn the page. */
function useOpenLesson({ code, lessons }: ModuleLessons, state: typeof NOTHING | null) {
  const [params, setParams] = useSearchParams()
  const [chosen, choose] = useState<{ readonly code: string; readonly id: string | null } | null>(null)
  const requestedId = params.get('lesson')
  if (state && chosen?.code !== code) choose({ code, id: lessonToOpen(lessons, state, null) })
  const resetChoice = () => {
    choose(null)
    setParams({})
  }
  return {
    openId: lessons.some(({ id }) => id === requestedId) ? requestedId : (chosen?.id ?? null),
    resetChoice,
  }
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

interface LessonAsideProps extends Props {
  readonly lessonId: string
  readonly state: ModuleState | undefined
}

function LessonAside({ module: { code, lessons }, lessonId, state }: LessonAsideProps) {
  const t = useStore(playerMessages)
  const phone = useStore(phoneMessages)
  const title = lessons.find(({ id }) => id === lessonId)?.title ?? ''
  const of = useMemo(() => ({ code, lessonId, title }), [code, lessonId, title])
  return (
    <aside className={classes.aside} aria-label={t.notesAndQuestions} data-part="notes">
      <h2 className={classes.asideTitle}>{phone.notesOn({ title })}</h2>
      <LessonNotes key={lessonId} of={of} saved={stateOfLesson(state, lessonId)?.note ?? ''} />
      <AskTrainer of={of} />
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

function SamplePlayer({ module, offer }: SampleProps) {
  const [params] = useSearchParams()
  const openId = lessonToOpen(module.lessons, null, params.get('lesson'))
  const index = module.lessons.findIndex(({ id }) => id === openId)
  const lesson = module.lessons[index]
  return (
    <div className={classes.player}>
      <LessonList module={module} state={undefined} openId={openId} />
      <div className={classes.middle} data-part="lesson">
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
          <LockedLesson sample={module.lessons.find(({ isSample }) => isSample)} offer={offer} />
        )}
      </div>
      <LessonBar module={module} state={null} openId={openId} />
    </div>
  )
}

interface LockedProps extends Pick<SampleProps, 'offer'> {
  readonly sample: Lesson | undefined
}

function LockedLesson({ sample, offer }: LockedProps) {
  const t = useStore(playerMessages)
  return (
    <EmptyState
      icon={<LockIcon />}
      title={t.lockedTitle}
      action={
        <div className={classes.ways}>
          <BuyWays module={offer} />
          {sample && <LinkButton to={`?lesson=${encodeURIComponent(sample.id)}`}>{t.openSample}</LinkButton>}
        </div>
      }
    >
      {t.lockedText}
    </EmptyState>
  )
}
