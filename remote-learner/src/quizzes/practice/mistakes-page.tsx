import { useStore } from '@nanostores/react'
import { failureOf } from '../../lib/api-failure.ts'
import { useCheckMistakesMutation, useGetMistakesQuery } from '../../domain/attempt/quizzes.api.ts'
import { PracticeFrame } from './practice-frame.tsx'
import { PracticeSheet } from './practice-sheet.tsx'
import { practiceMessages } from './practice.messages.ts'

/** What went wrong in the last attempt, to practice; never counts. */
export function MistakesPage({ code }: { readonly code: string }) {
  const t = useStore(practiceMessages)
  const { data, error, refetch } = useGetMistakesQuery(code)
  const paper = data ?? { title: code, questions: [] }
  const [check, checking] = useCheckMistakesMutation()
  return (
    <PracticeFrame
      title={t.mistakesTitle({ title: paper.title })}
      lead={t.mistakesLead}
      isLoaded={data !== undefined}
      failure={failureOf(error)}
      missingText={t.noMistakes}
      onRetry={refetch}
    >
      <PracticeSheet
        kind="attempt"
        language={data?.language}
        code={code}
        questions={paper.questions}
        onCheck={(answers) => void check({ code, answers })}
        checking={checking}
      />
    </PracticeFrame>
  )
}
