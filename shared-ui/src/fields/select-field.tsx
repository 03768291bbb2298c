import type { ComponentProps } from 'react'
import controls from './control.module.css'
import { FieldFrame, useFieldWiring, type FieldTexts } from './field-frame.tsx'
import { ChevronDownIcon } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  readonly options: readonly SelectOption[]
  /** The text of the empty choice, first in the list; without it there is none. */
  readonly emptyOption?: string
  readonly isLabelHidden?: boolean
}

/** One choice of a list: the browser's own select, so that phones show their own picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, status, options, emptyOption, isLabelHidden, className, ...select } = props
  const texts = { label, hint, error, status }
  const { id, control } = useFieldWiring(texts, select.id)
  return (
    <FieldFrame
      {...texts}
      id={id}
      isRequired={select.required}
      isLabelHidden={isLabelHidden}
      className={className}
    >
      <div className={controls.selectBox}>
        <select {...select} {...control} className={classNames(controls.control, controls.select)}>
          {emptyOption !== undefined && <option value="">{emptyOption}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={1.125} />
      </div>
    </FieldFrame>
  )
}
