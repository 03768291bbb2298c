import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { CheckIcon, ClockIcon } from '@platform/shared-ui/icon'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useListQuizzesQuery } from '../../domain/attempt/quizzes.api.ts'
import { useListCertificatesQuery } from '../../domain/certificate/certificates.api.ts'
import { completionMessages } from './completion.messages.ts'
import { threeTicks, type ThreeTicks } from './three-ticks.rule.ts'
import classes from './completion.module.css'

/** Every lesson is done: what the training still needs, and what it has led to. */
export function Completion({ code }: { readonly code: string }) {
  const t = useStore(completionMessages)
  const quizzes = useListQuizzesQuery()
  const certificates = useListCertificatesQuery()
  const retry = () => {
    if (quizzes.isError) void quizzes.refetch()
    if (certificates.isError) void certificates.refetch()
  }
  return (
    <section className={classes.completion} aria-labelledby="completion">
      <h2 id="completion">{t.title}</h2>
      <p className={classes.lead}>{t.lead}</p>
      {quizzes.data && certificates.data ? (
        <Ticks ticks={threeTicks(code, quizzes.data, certificates.data)} />
      ) : quizzes.isError || certificates.isError ? (
        <Alert
          kind="warning"
          actions={
            <Button size="sm" onClick={retry}>
              {t.retry}
            </Button>
          }
        >
          {t.failed}
        </Alert>
      ) : (
        <Skeleton text={t.loading} lines={3} />
      )}
    </section>
  )
}

function Ticks({ ticks: { isQuizPassed, signedBy, certificateId } }: { readonly ticks: ThreeTicks }) {
  const t = useStore(completionMessages)
  return (
    <>
      <ul className={classes.ticks}>
        <Tick isDone={isQuizPassed} text={isQuizPassed ? t.quizPassed : t.quizOpen} />
        <Tick isDone text={t.trainer} />
        <Tick
          isDone={signedBy !== null}
          text={signedBy === null ? t.notSigned : t.signed({ name: signedBy })}
        />
      </ul>
      <div>
        {certificateId === null ? (
          <LinkButton variant="primary" to="/quizzes">
            {t.toQuiz}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" to={`/certificates#${certificateId}`}>
            {t.toCertificate}
          </LinkButton>
        )}
      </div>
    </>
  )
}

function Tick({ isDone, text }: { readonly isDone: boolean; readonly text: string }) {
  const t = useStore(completionMessages)
  const TickIcon = isDone ? CheckIcon : ClockIcon
  return (
    <li data-is-done={isDone}>
      <TickIcon size={1.25} label={isDone ? t.done : t.open} />
      <span>{text}</span>
    </li>
  )
}
