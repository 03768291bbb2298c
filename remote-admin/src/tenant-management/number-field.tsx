import { useState } from 'react'
import { TextField } from '@platform/shared-ui/field'

interface Props {
  readonly label: string
  readonly hint: string
  readonly value: number
  readonly error: string | undefined
  /** -1 while what is typed is not a number, which no range of ours allows. */
  readonly onValue: (value: number) => void
}

/** A number that may be half typed. */
export function NumberField({ label, hint, value, error, onValue }: Props) {
  const [text, setText] = useState(String(value))
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      value={text}
      error={error && hint}
      onChange={({ target }) => {
        setText(target.value)
        onValue(/^\d{1,3}$/.test(target.value.trim()) ? Number(target.value) : -1)
      }}
    />
  )
}
