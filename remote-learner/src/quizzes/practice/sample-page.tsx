import { useStore } from '@nanostores/react'
import { ContentLanguage, OtherLanguageNote } from '../../app/content-language/content-language.tsx'
import { failureOf } from '../../app/api-failure.ts'
import { PracticeForm } from '../../app/questions/practice-form.tsx'
import { PracticeFrame } from './practice-frame.tsx'
import { practiceMessages } from './practice.messages.ts'
import { useCheckSampleMutation, useGetSampleQuery } from './sample.api.ts'

/** Five questions of a module for everybody; checked and forgotten. */
export function SamplePage({ code }: { readonly code: string }) {
  const t = useStore(practiceMessages)
  const { data: module, error, refetch } = useGetSampleQuery(code)
  const [check, { data: result, isLoading, isError, reset }] = useCheckSampleMutation()
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
          code={code}
          questions={module?.practice ?? []}
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
