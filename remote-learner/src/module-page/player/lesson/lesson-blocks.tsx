import { useStore } from '@nanostores/react'
import type { LessonBlock } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { ContentBlocks } from '@platform/shared-ui/content-blocks'
import { useContentLanguage } from '../../../domain/content-language/content-language.tsx'
import { ExerciseBlock } from '../../../domain/exercise/exercise-block.tsx'
import { LessonDrawing } from '../../../domain/figure/lesson-drawing.tsx'
import { CitedText } from './cited-text.tsx'
import { playerMessages } from '../player.messages.ts'
import classes from './lesson.module.css'

interface Props {
  readonly blocks: readonly LessonBlock[]
  /** Module that results of exercises are recorded for; without it, nothing is recorded. */
  readonly code?: string
}

/** The text of a lesson. Each block carries its index, so that a reader's place can be found again. */
export function LessonBlocks({ blocks, code }: Props) {
  const lang = useContentLanguage()
  return blocks.map((block, index) => (
    <div key={index} data-block={index} tabIndex={-1} className={classes.block} lang={lang}>
      <Part block={block} code={code ?? null} />
    </div>
  ))
}

function Part({ block, code }: { readonly block: LessonBlock; readonly code: string | null }) {
  if (block.kind === 'exercise') return <ExerciseBlock exercise={block.exercise} code={code} />
  return block.kind === 'newer' ? <NewerPart /> : <Block block={block} />
}

function Block({ block }: { readonly block: Exclude<LessonBlock, { kind: 'exercise' | 'newer' }> }) {
  switch (block.kind) {
    case 'figure':
      return <LessonDrawing {...block} />
    case 'note':
      return <Aside text={block.text} />
    case 'recommendation':
      return <Aside text={block.text} isAdvice />
    case 'heading':
    case 'paragraph':
    case 'list':
    case 'table':
      return <ContentBlocks blocks={[block]} Text={CitedText} />
  }
}

/** The text is in the language of the page, whatever that of the lesson. */
function NewerPart() {
  const t = useStore(playerMessages)
  const lang = useStore(locale)
  return (
    <p className={classes.note} lang={lang}>
      {t.newerPart}
    </p>
  )
}

/** What the standard does not ask, but we do, says so. */
function Aside({ text, isAdvice = false }: { readonly text: string; readonly isAdvice?: boolean }) {
  const t = useStore(playerMessages)
  return (
    <p className={isAdvice ? classes.advice : classes.note}>
      {isAdvice && <strong className={classes.adviceMark}>{t.recommended}</strong>}
      <CitedText text={text} />
    </p>
  )
}
