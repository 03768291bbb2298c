import { OptionGroup, type OptionGroupProps } from './options/option-group.tsx'

interface RadioGroupFieldProps extends OptionGroupProps {
  readonly value: string | null
  readonly onChange: (value: string) => void
}

/** One choice of a few, all in sight. */
export function RadioGroupField({ value, onChange, ...group }: RadioGroupFieldProps) {
  return <OptionGroup {...group} type="radio" isChosen={(option) => option === value} onToggle={onChange} />
}
