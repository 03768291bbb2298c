import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import type { Exercise } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { locale } from '@platform/shared-contracts/remote'
import { useContentLanguage } from '../content-language/content-language.tsx'
import { cfrAddress } from '../question/review/cfr-address.rule.ts'
import { exerciseMessages } from './exercise.messages.ts'
import { LoadedStage } from './loaded-stage.tsx'
import { useRun } from './use-run.ts'
import classes from './exercises.module.css'

interface Props {
  readonly exercise: Exercise
  readonly last: readonly number[] | null
  /** Below the buttons: what is known of earlier tries. */
  readonly history: string
  readonly onTry: (answers: readonly number[]) => void
}

/** An exercise with its task, what there is to move, and what is right. */
export function ExerciseCard({ exercise, last, history, onTry }: Props) {
  const t = useStore(exerciseMessages)
  const page = useStore(locale)
  const lang = useContentLanguage()
  const title = useId()
  const [status, setStatus] = useState('')
  const run = useRun({ exercise, last, onTry })
  const check = () => {
    const outcome = run.check()
    if (!outcome) return setStatus(missingText(exercise, run.answers, t))
    const { isSolved, right, total } = outcome
    setStatus(isSolved ? t.solved({ total }) : t.notSolved({ right, total }))
  }
  return (
    <section className={classes.card} aria-labelledby={title} data-solved={run.outcome?.isSolved}>
      <p className={classes.kind} lang={page}>
        {t.kind({ minutes: exercise.minutes })}
      </p>
      <h3 id={title} lang={lang}>
        {exercise.title}
      </h3>
      <p lang={lang}>
        {exercise.task} <Cite cite={exercise.cfr} />
      </p>
      <div className={classes.stage} lang={lang}>
        <LoadedStage
          exercise={exercise}
          answers={run.answers}
          outcome={run.outcome}
          onChange={(answers, announcement = '') => {
            run.change(answers)
            setStatus(announcement)
          }}
        />
      </div>
      <div className={classes.foot} lang={page}>
        <div className={classes.buttons}>
          <Button variant="primary" onClick={check}>
            {t.check}
          </Button>
          <Button
            onClick={() => {
              run.startOver()
              setStatus('')
            }}
          >
            {t.again}
          </Button>
        </div>
        <p role="status" className={classes.status}>
          {status}
        </p>
        <p className={classes.history}>{history}</p>
      </div>
      <p className={classes.printed}>{t.onScreen}</p>
    </section>
  )
}

function missingText(
  exercise: Exercise,
  answers: readonly number[],
  t: { readonly undecided: string; readonly incomplete: (values: { left: number }) => string },
): string {
  if (exercise.kind === 'tag') return t.undecided
  return t.incomplete({ left: answers.filter((answer) => answer === -1).length })
}

function Cite({ cite }: { readonly cite: string }) {
  const address = cfrAddress(cite)
  return (
    <cite className={classes.cite}>
      {address ? (
        <a href={address} rel="noopener noreferrer" target="_blank">
          {cite}
        </a>
      ) : (
        cite
      )}
    </cite>
  )
}
