import styles from './checkbox-field.module.css'
import { OptionGroup, type OptionGroupProps } from './options/option-group.tsx'

interface CheckboxGroupFieldProps extends OptionGroupProps {
  readonly values: readonly string[]
  /** Those that are chosen now, in the order of the options. */
  readonly onChange: (values: readonly string[]) => void
}

/** Any number of a few choices, all in sight. */
export function CheckboxGroupField({ values, onChange, ...group }: CheckboxGroupFieldProps) {
  const toggle = (toggled: string) =>
    onChange(
      group.options.flatMap(({ value }) => (values.includes(value) !== (value === toggled) ? [value] : [])),
    )
  return (
    <OptionGroup
      {...group}
      type="checkbox"
      inputClass={styles.box}
      isChosen={(value) => values.includes(value)}
      onToggle={toggle}
    />
  )
}
