import { useId } from 'react'
import { TextField } from '@platform/shared-ui/field'

interface SuggestedFieldProps {
  readonly label: string
  readonly hint?: string
  /** In use already; any other may be typed. */
  readonly values: readonly string[]
  readonly field: object
}

export function SuggestedField({ label, hint, values, field }: SuggestedFieldProps) {
  const id = useId()
  return (
    <div>
      <TextField label={label} hint={hint} list={id} autoComplete="off" {...field} />
      <datalist id={id}>
        {values.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </div>
  )
}
