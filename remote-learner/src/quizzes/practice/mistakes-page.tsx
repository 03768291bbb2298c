import { useStore } from '@nanostores/react'
import { ContentLanguage, OtherLanguageNote } from '../../app/content-language/content-language.tsx'
import { failureOf } from '../../app/api-failure.ts'
import { PracticeForm } from '../../app/questions/practice-form.tsx'
import { useCheckMistakesMutation, useGetMistakesQuery } from '../../domain/attempt/quizzes.api.ts'
import { PracticeFrame } from './practice-frame.tsx'
import { practiceMessages } from './practice.messages.ts'

/** What went wrong in the last attempt, to practice; never counts. */
export function MistakesPage({ code }: { readonly code: string }) {
  const t = useStore(practiceMessages)
  const { data, error, refetch } = useGetMistakesQuery(code)
  const paper = data ?? { title: code, questions: [] }
  const [check, { data: result, isLoading, isError, reset }] = useCheckMistakesMutation()
  return (
    <PracticeFrame
      title={t.mistakesTitle({ title: paper.title })}
      lead={t.mistakesLead}
      isLoaded={data !== undefined}
      failure={failureOf(error)}
      missingText={t.noMistakes}
      onRetry={refetch}
    >
      <ContentLanguage language={data?.language}>
        <OtherLanguageNote kind="attempt" />
        <PracticeForm
          code={code}
          questions={paper.questions}
          onCheck={(answers) => void check({ code, answers })}
          isChecking={isLoading}
          hasFailed={isError}
          result={result}
          onAgain={reset}
        />
      </ContentLanguage>
    </PracticeFrame>
  )
}
