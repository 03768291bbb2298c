import { useStore } from '@nanostores/react'
import { failureOf } from '../../lib/api-failure.ts'
import { PracticeFrame } from './practice-frame.tsx'
import { PracticeSheet } from './practice-sheet.tsx'
import { practiceMessages } from './practice.messages.ts'
import { useCheckSampleMutation, useGetSampleQuery } from './sample.api.ts'

/** Five questions of a module for everybody; checked and forgotten. */
export function SamplePage({ code }: { readonly code: string }) {
  const t = useStore(practiceMessages)
  const { data: module, error, refetch } = useGetSampleQuery(code)
  const [check, checking] = useCheckSampleMutation()
  return (
    <PracticeFrame
      title={t.sampleTitle({ title: module?.title ?? code })}
      lead={t.sampleLead}
      isLoaded={module !== undefined}
      failure={failureOf(error)}
      missingText={t.unknown}
      onRetry={refetch}
    >
      <PracticeSheet
        kind="module"
        language={module?.language}
        code={code}
        questions={module?.practice ?? []}
        onCheck={(answers) => void check({ code, answers })}
        checking={checking}
      />
    </PracticeFrame>
  )
}
