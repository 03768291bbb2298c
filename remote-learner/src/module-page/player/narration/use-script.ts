import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { LessonBlock } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { useContentLanguage } from '../../../domain/content-language/content-language.tsx'
import { narrationMessages } from './narration.messages.ts'
import { narrationScript, type ScriptLine } from './narration-script.rule.ts'

/** Of the lesson, which may differ from the page's. */
export function useLessonLanguage(): string {
  const page = useStore(locale)
  return useContentLanguage() ?? page
}

/** What a reader says, sentence by sentence. */
export function useScript(blocks: readonly LessonBlock[]): readonly ScriptLine[] {
  const t = useStore(narrationMessages)
  const language = useLessonLanguage()
  const isOther = useContentLanguage() !== undefined
  return useMemo(() => {
    // A voice of the lesson's language would mispronounce the page's words.
    const words = isOther ? { drawing: ({ alt }: { readonly alt: string }) => alt, recommended: '' } : t
    return narrationScript(blocks, language, words)
  }, [blocks, language, isOther, t])
}
