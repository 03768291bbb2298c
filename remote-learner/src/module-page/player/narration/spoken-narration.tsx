import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { LessonBlock } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { PlayIcon } from '@platform/shared-ui/icon'
import { useContentLanguage } from '../../../app/content-language/content-language.tsx'
import { languageName } from '../../../lib/language-name.ts'
import { NarrationControls } from './narration-controls.tsx'
import { narrationMessages } from './narration.messages.ts'
import { narrationScript, type ScriptLine } from './narration-script.rule.ts'
import type { NarratorState } from './narrator.ts'
import { clearLine, followBlock, showLine } from './show-line.ts'
import { useNarrator } from './use-narrator.ts'
import { useCanSpeak, useIsOnline, useVoices } from './use-voices.ts'
import classes from './narration.module.css'

/** The lesson read aloud by the browser, only when asked: it never speaks over a screen reader by itself. */
export function SpokenNarration({ blocks }: { readonly blocks: readonly LessonBlock[] }) {
  const root = useRef<HTMLDivElement>(null)
  const language = useLessonLanguage()
  const script = useScript(blocks)
  const lines = useMemo(() => script.map(({ text }) => text), [script])
  const [state, narrator] = useNarrator(lines)
  const { voices, isLoading } = useVoices(language)
  useShownLine(root, script, state)

  if (!useCanSpeak() || (voices.length === 0 && !isLoading)) return <NoVoice language={language} />
  return (
    <div ref={root} className={state.status === 'stopped' ? classes.silent : classes.bar}>
      <NarrationControls key={language} state={state} narrator={narrator} voices={voices} />
      {state.status !== 'stopped' && (
        // A caption for whoever reads along; the same words stand in the lesson.
        <p className={classes.caption} lang={language} aria-hidden="true">
          {lines[state.line]}
        </p>
      )}
    </div>
  )
}

/** Of the lesson, which may differ from the page's. */
function useLessonLanguage(): string {
  const page = useStore(locale)
  return useContentLanguage() ?? page
}

function useScript(blocks: readonly LessonBlock[]): readonly ScriptLine[] {
  const t = useStore(narrationMessages)
  const language = useLessonLanguage()
  const isOther = useContentLanguage() !== undefined
  return useMemo(() => {
    // A voice of the lesson's language would mispronounce the page's words.
    const words = isOther ? { drawing: ({ alt }: { readonly alt: string }) => alt, recommended: '' } : t
    return narrationScript(blocks, language, words)
  }, [blocks, language, isOther, t])
}

function useShownLine(
  root: RefObject<HTMLElement | null>,
  script: readonly ScriptLine[],
  { status, line, word }: NarratorState,
): void {
  const current = status === 'stopped' ? undefined : script[line]
  useEffect(() => {
    const article = root.current?.closest('article')
    if (!article || !current) return
    showLine(article, current, word)
    return () => clearLine(article)
  }, [root, current, word])
  const block = status === 'playing' ? current?.block : undefined
  useEffect(() => {
    const article = root.current?.closest('article')
    if (article && block !== undefined) followBlock(article, block)
  }, [root, block])
}

/** The reason comes with a press of the button: shown by itself, it would move the lesson below. */
function NoVoice({ language }: { readonly language: string }) {
  const t = useStore(narrationMessages)
  const page = useStore(locale)
  const [isRequested, setIsRequested] = useState(false)
  const name = { language: languageName(language, page) }
  const reason = useIsOnline() ? t.noVoice(name) : t.noVoiceOffline(name)
  const text = useCanSpeak() ? reason : t.cannotSpeak
  return (
    <div className={classes.silent}>
      <div className={classes.controls}>
        <Button
          size="sm"
          variant="secondary"
          icon={<PlayIcon size={1} />}
          onClick={() => setIsRequested(true)}
        >
          {t.listen}
        </Button>
      </div>
      <p role="status" className={classes.noVoice} hidden={!isRequested}>
        {isRequested && text}
      </p>
    </div>
  )
}
