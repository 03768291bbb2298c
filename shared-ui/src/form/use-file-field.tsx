import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { messageAt } from './field-paths.tsx'
import type { SchemaForm } from './use-schema-form.tsx'

/** Binds a FileField of shared-ui. The form holds the file itself: a dropped one is in no input. */
export function useFileField<Draft extends FieldValues, Request>(
  form: SchemaForm<Draft, Request>,
  name: FieldPath<Draft>,
) {
  const { field } = useController({ control: form.control, name })
  return {
    file: field.value as File | null,
    onFile: (file: File | null) => field.onChange(file),
    ref: form.shownField(name, field.ref),
    error: messageAt(form.formState.errors, name),
  }
}
