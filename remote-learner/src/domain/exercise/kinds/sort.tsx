import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { Button } from '@platform/shared-ui/button'
import { kindMessages } from '../exercise.messages.ts'
import { Reason } from '../reason.tsx'
import { PartSymbol } from '../pictures/part-symbol.tsx'
import type { StageProps } from '../stage-props.ts'
import classes from './kinds.module.css'

/** One item after the other is in the hand and is put into a bin; what lies in a bin can be taken back. */
export function Sort({ exercise, answers, onChange, outcome }: StageProps<'sort'>) {
  const t = useStore(kindMessages)
  const hand = useRef<HTMLDivElement>(null)
  const { bins, items } = exercise
  const held = answers.indexOf(-1)
  const put = (bin: number) => {
    if (held < 0) return
    const left = answers.filter((answer) => answer === -1).length - 1
    const texts = { item: items[held]?.text ?? '', bin: bins[bin]?.label ?? '', left }
    onChange(answers.with(held, bin), t.sorted(texts))
  }
  const takeBack = (index: number) => {
    onChange(answers.with(index, -1), t.tookBack({ item: items[index]?.text ?? '' }))
    // The button is gone with the item.
    hand.current?.querySelector('button')?.focus()
  }
  const item = items[held]
  return (
    <>
      <div ref={hand} className={classes.hand}>
        <p className={classes.hint}>{t.inHand}</p>
        <p className={classes.held}>
          {item?.symbol && <PartSymbol name={item.symbol} />}
          {item?.text ?? t.nothingInHand}
        </p>
        <div className={classes.binButtons}>
          {bins.map(({ label }, bin) => (
            <Button key={label} size="sm" aria-disabled={held < 0} onClick={() => put(bin)}>
              {t.putInto({ bin: label })}
            </Button>
          ))}
        </div>
      </div>
      <div className={classes.bins}>
        {bins.map(({ label }, bin) => (
          <Bin
            key={label}
            label={label}
            items={items.flatMap((each, index) =>
              answers[index] === bin ? { ...each, index, isRight: outcome?.parts[index] } : [],
            )}
            onTakeBack={takeBack}
          />
        ))}
      </div>
    </>
  )
}

interface BinItem {
  readonly text: string
  readonly why: string
  readonly symbol?: string | undefined
  readonly index: number
  readonly isRight: boolean | undefined
}

interface BinProps {
  readonly label: string
  readonly items: readonly BinItem[]
  readonly onTakeBack: (index: number) => void
}

function Bin({ label, items, onTakeBack }: BinProps) {
  const t = useStore(kindMessages)
  return (
    <section className={classes.bin} aria-label={label}>
      <h4 className={classes.binName}>{label}</h4>
      {items.length === 0 && <p className={classes.hint}>{t.emptyBin}</p>}
      <ul className={classes.rows}>
        {items.map(({ text, why, symbol, index, isRight }) => (
          <li key={text} className={classes.row} data-right={isRight}>
            <button
              type="button"
              className={classes.card}
              aria-label={t.takeBack({ item: text })}
              onClick={() => onTakeBack(index)}
            >
              {symbol && <PartSymbol name={symbol} />}
              {text}
            </button>
            <Reason isRight={isRight} why={why} />
          </li>
        ))}
      </ul>
    </section>
  )
}
