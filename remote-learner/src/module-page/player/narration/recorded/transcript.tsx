import { useStore } from '@nanostores/react'
import type { CaptionCue } from '@platform/shared-contracts/http'
import { narrationMessages } from '../narration.messages.ts'
import classes from '../narration.module.css'

/** A longer pause begins a new paragraph. */
const PAUSE_SECONDS = 1

interface Props {
  readonly cues: readonly CaptionCue[]
  /** Index of the caption that is said; -1 for none. */
  readonly at: number
  readonly language: string
}

/** What the recording says, to read instead: derived from its captions. */
export function Transcript({ cues, at, language }: Props) {
  const t = useStore(narrationMessages)
  return (
    <details className={classes.transcript}>
      <summary>{t.transcript}</summary>
      <div lang={language}>
        {paragraphs(cues).map((indexes) => (
          <p key={indexes[0]}>
            {indexes.map((index) => (
              <span key={index} data-said={index === at || undefined}>
                {cues[index]?.text}{' '}
              </span>
            ))}
          </p>
        ))}
      </div>
    </details>
  )
}

function paragraphs(cues: readonly CaptionCue[]): readonly (readonly number[])[] {
  const all: number[][] = []
  for (const [index, { start }] of cues.entries()) {
    const last = cues[index - 1]
    if (!last || start - last.end >= PAUSE_SECONDS) all.push([index])
    else all.at(-1)?.push(index)
  }
  return all
}
