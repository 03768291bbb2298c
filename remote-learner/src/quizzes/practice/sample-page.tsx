import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PracticeResult, QuestionReview } from '@platform/shared-contracts/http'
import { ContentLanguage, OtherLanguageNote } from '../../app/content-language/content-language.tsx'
import { failureOf } from '../../app/api-failure.ts'
import { PracticeForm } from './practice-form.tsx'
import { PracticeFrame } from './practice-frame.tsx'
import { practiceMessages } from './practice.messages.ts'
import { useCheckSampleMutation, useGetSampleQuery } from './sample.api.ts'

type Answers = Readonly<Record<string, number>>

/** Five questions of a module for everybody; checked and forgotten. */
export function SamplePage({ code }: { readonly code: string }) {
  const t = useStore(practiceMessages)
  const { data: module, error, refetch } = useGetSampleQuery(code)
  const [check, { data: result, isLoading, isError, reset }] = useCheckSampleMutation()
  const [checked, setChecked] = useState<Answers>({})
  const onCheck = (answers: Answers) => {
    setChecked(answers)
    void check({ code, answers })
  }
  return (
    <PracticeFrame
      title={t.sampleTitle({ title: module?.title ?? code })}
      lead={t.sampleLead}
      isLoaded={module !== undefined}
      failure={failureOf(error)}
      missingText={t.unknown}
      onRetry={refetch}
    >
      <ContentLanguage language={module?.language}>
        <OtherLanguageNote kind="module" />
        <PracticeForm
          questions={module?.practice ?? []}
          onCheck={onCheck}
          isChecking={isLoading}
          hasFailed={isError}
          review={result ? reviewOf(result, checked) : null}
          onAgain={reset}
        />
      </ContentLanguage>
    </PracticeFrame>
  )
}

function reviewOf({ questions }: PracticeResult, answers: Answers): QuestionReview[] {
  return questions.map((question) => ({ ...question, chosen: answers[question.id] ?? null, explanation: '' }))
}
