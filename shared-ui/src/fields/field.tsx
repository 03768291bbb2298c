import { useStore } from '@nanostores/react'
import { useState, type ComponentProps } from 'react'
import { fieldMessages } from '../app/field.messages.ts'
import controls from './control.module.css'
import { FieldFrame, useFieldWiring, type FieldTexts } from './field-frame.tsx'
import { EyeIcon, EyeOffIcon } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'

interface FieldProps extends FieldTexts {
  /** For a field whose purpose the page makes plain, such as a search box: read by screen readers only. */
  readonly isLabelHidden?: boolean
}

interface TextFieldProps extends FieldProps, ComponentProps<'input'> {}

/** One line of text. Everything else an input takes goes to the input: `type`, `value`, `autoComplete`, `ref`... */
export function TextField({
  label,
  hint,
  error,
  status,
  isLabelHidden,
  className,
  ...input
}: TextFieldProps) {
  const texts = { label, hint, error, status }
  const { id, control } = useFieldWiring(texts, input.id)
  return (
    <FieldFrame {...texts} {...frameOf(id, input, isLabelHidden, className)}>
      <input type="text" {...input} {...control} className={controls.control} />
    </FieldFrame>
  )
}

/** A password, hidden until its reader asks to see it. */
export function PasswordField({
  label,
  hint,
  error,
  status,
  isLabelHidden,
  className,
  ...input
}: TextFieldProps) {
  const texts = { label, hint, error, status }
  const { id, control } = useFieldWiring(texts, input.id)
  const [isShown, setShown] = useState(false)
  const messages = useStore(fieldMessages)
  return (
    <FieldFrame {...texts} {...frameOf(id, input, isLabelHidden, className)}>
      <div className={controls.password}>
        <input
          autoComplete="current-password"
          {...input}
          {...control}
          type={isShown ? 'text' : 'password'}
          className={controls.control}
        />
        <button
          type="button"
          className={controls.reveal}
          onClick={() => setShown(!isShown)}
          aria-label={isShown ? messages.hidePassword : messages.showPassword}
          aria-controls={id}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
    </FieldFrame>
  )
}

interface TextAreaFieldProps extends FieldProps, ComponentProps<'textarea'> {}

/** Several lines of text; grows with them where the browser can. */
export function TextAreaField({
  label,
  hint,
  error,
  status,
  isLabelHidden,
  className,
  ...area
}: TextAreaFieldProps) {
  const texts = { label, hint, error, status }
  const { id, control } = useFieldWiring(texts, area.id)
  return (
    <FieldFrame {...texts} {...frameOf(id, area, isLabelHidden, className)}>
      <textarea rows={4} {...area} {...control} className={classNames(controls.control, controls.area)} />
    </FieldFrame>
  )
}

function frameOf(
  id: string,
  { required }: { required?: boolean },
  isLabelHidden?: boolean,
  className?: string,
) {
  return { id, isRequired: required, isLabelHidden, className }
}
