import type { ComponentProps } from 'react'
import { ContentLanguage, OtherLanguageNote } from '../../domain/content-language/content-language.tsx'
import { PracticeForm } from '../../domain/question/practice-form.tsx'

type FormProps = ComponentProps<typeof PracticeForm>

interface PracticeSheetProps extends Pick<FormProps, 'code' | 'questions' | 'onCheck'> {
  readonly kind: ComponentProps<typeof OtherLanguageNote>['kind']
  readonly language: ComponentProps<typeof ContentLanguage>['language']
  /** What the mutation answers that checks them. */
  readonly checking: {
    readonly data?: FormProps['result']
    readonly isLoading: boolean
    readonly isError: boolean
    readonly reset: () => void
  }
}

/** Questions to practise, in their own language. */
export function PracticeSheet({ kind, language, checking, ...questions }: PracticeSheetProps) {
  return (
    <ContentLanguage language={language}>
      <OtherLanguageNote kind={kind} />
      <PracticeForm
        {...questions}
        isChecking={checking.isLoading}
        hasFailed={checking.isError}
        result={checking.data}
        onAgain={checking.reset}
      />
    </ContentLanguage>
  )
}
