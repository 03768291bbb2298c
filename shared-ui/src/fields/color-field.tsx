import type { Ref } from 'react'
import { parseHex } from '@platform/shared-contracts/rules'
import controls from './control.module.css'
import styles from './color-field.module.css'
import { FieldFrame, useFieldWiring, type FieldTexts } from './field-frame.tsx'
import { classNames } from '../lib/class-names.ts'

interface ColorFieldProps extends FieldTexts {
  /** `#1e3a8a`; what is being typed may be anything. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** What counts while the field is empty. */
  readonly placeholder?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly name?: string
  /** The text field. */
  readonly ref?: Ref<HTMLInputElement>
}

/** A color, typed as hex or picked in the browser's own picker. */
export function ColorField(props: ColorFieldProps) {
  const { label, hint, error, status, value, onChange, placeholder, required, disabled, name, ref } = props
  const texts = { label, hint, error, status }
  const { id, control } = useFieldWiring(texts)
  return (
    <FieldFrame {...texts} id={id} isRequired={required}>
      <div className={styles.box}>
        <input
          type="color"
          className={styles.swatch}
          value={fullHex(value) ?? fullHex(placeholder ?? '') ?? '#000000'}
          disabled={disabled}
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          type="text"
          {...control}
          ref={ref}
          name={name}
          value={value}
          placeholder={placeholder}
          required={required}
          disabled={disabled}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          className={classNames(controls.control, styles.hex)}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  )
}

/** The browser's picker takes six digits only. */
function fullHex(hex: string): string | null {
  const rgb = parseHex(hex)
  return rgb && `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
