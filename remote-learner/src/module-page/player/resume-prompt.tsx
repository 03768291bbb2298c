import { useStore } from '@nanostores/react'
import { useState, type RefObject } from 'react'
import type { LessonBlock } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { goToBlock } from './go-to-block.ts'
import { resumeHeading } from './resume-heading.rule.ts'
import { resumeMessages } from './resume.messages.ts'
import { LESSON_TITLE_ID } from './lesson-title.ts'
import classes from './resume-prompt.module.css'

interface Props {
  readonly blocks: readonly LessonBlock[]
  /** Index of the block at which they left. */
  readonly block: number
  readonly text: RefObject<HTMLElement | null>
}

/** Offers the place where the reader stopped last time. */
export function ResumePrompt({ blocks, block, text }: Props) {
  const t = useStore(resumeMessages)
  const [isAnswered, setAnswered] = useState(false)
  const name = resumeHeading(blocks, block)
  if (name === null || isAnswered) return null
  const goThere = () => {
    setAnswered(true)
    goToBlock(text.current, block)
  }
  const stay = () => {
    setAnswered(true)
    document.getElementById(LESSON_TITLE_ID)?.focus()
  }
  return (
    <div className={classes.leftOff} role="group" aria-label={t.question}>
      <p>{name === '' ? t.leftOff : t.leftOffAt({ place: name })}</p>
      <div className={classes.leftOffChoices}>
        <Button variant="primary" onClick={goThere}>
          {t.goThere}
        </Button>
        <Button variant="ghost" onClick={stay}>
          {t.stay}
        </Button>
      </div>
    </div>
  )
}
