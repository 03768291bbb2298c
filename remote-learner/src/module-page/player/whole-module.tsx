import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import type { Lesson, LessonBlock, ModuleLessons } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { useContentLanguage } from '../../domain/content-language/content-language.tsx'
import { loadFigures } from '../../domain/figure/loaded-figures.ts'
import { LessonBlocks } from './lesson/lesson-blocks.tsx'
import { playerMessages } from './player.messages.ts'
import lessonClasses from './lesson/lesson.module.css'
import classes from './player.module.css'

interface WholeModule {
  readonly button: ReactNode
  /** What is printed, and never on the screen. */
  readonly printout: ReactNode
}

/** Puts every lesson on paper, not only the open one: a site trailer has a printer more often than a network. */
export function useWholeModule({ lessons }: Pick<ModuleLessons, 'lessons'>): WholeModule {
  const t = useStore(playerMessages)
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const end = () => setPrinting(false)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])
  const print = async () => {
    await loadFigures(lessons.flatMap(({ blocks }) => blocks?.flatMap(figureOf) ?? []))
    setPrinting(true)
  }
  return {
    button: (
      <Button size="sm" variant="ghost" onClick={() => void print()}>
        {t.printWhole}
      </Button>
    ),
    printout: isPrinting && (
      <div className={classes.whole}>
        {lessons.map((lesson, index) => (
          <PrintedLesson key={lesson.id} lesson={lesson} number={index + 1} total={lessons.length} />
        ))}
      </div>
    ),
  }
}

function figureOf(block: LessonBlock): readonly string[] {
  return block.kind === 'figure' ? [block.name] : []
}

interface PrintedProps {
  readonly lesson: Lesson
  readonly number: number
  readonly total: number
}

function PrintedLesson({ lesson, number, total }: PrintedProps) {
  const t = useStore(playerMessages)
  const lang = useContentLanguage()
  return (
    <article className={lessonClasses.article}>
      <header className={lessonClasses.head}>
        <div>
          <p className={lessonClasses.muted}>{t.lessonOf({ number, total })}</p>
          <h2 lang={lang}>{lesson.title}</h2>
        </div>
      </header>
      <LessonBlocks blocks={lesson.blocks ?? []} />
    </article>
  )
}
