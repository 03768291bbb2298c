import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Remembers what is being sent. The function it returns makes what was saved the values to start from; a field that the user
 * changed in between keeps what was typed, as unsaved.
 */
export function startAgainAfter<Draft extends FieldValues, Request>(
  form: UseFormReturn<Draft, unknown, Request>,
) {
  const sent = structuredClone(form.getValues())
  return (saved: Draft) => {
    const now = structuredClone(form.getValues())
    form.reset(saved, { keepDirtyValues: false, keepDirty: false, keepErrors: false })
    for (const name of Object.keys(now) as Path<Draft>[])
      if (JSON.stringify(now[name]) !== JSON.stringify(sent[name]))
        form.setValue(name, now[name], { shouldDirty: true })
  }
}
