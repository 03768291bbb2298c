import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { kindMessages } from '../exercise.messages.ts'
import { useNumberText } from './use-number-text.ts'
import own from './sliders.module.css'

interface Props {
  readonly label: string
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A slider that also moves by the arrow keys, by one step each, and says its value with the unit. */
export function Range({ label, unit, min, max, step, value, onChange }: Props) {
  const t = useStore(kindMessages)
  const numberText = useNumberText()
  const id = useId()
  const text = t.value({ value: numberText(value), unit }).trim()
  return (
    <div className={own.range}>
      <label htmlFor={id}>{label}</label>
      <span className={own.value}>{text}</span>
      <input
        id={id}
        type="range"
        {...{ min, max, step }}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  )
}
