import type { FormSchema } from './form-schema.tsx'

/** A schema for a form whose only field is a file: `faultOf` says what is wrong with it, or `null`. */
export function onlyFile<Name extends string>(
  name: Name,
  faultOf: (file: File | null) => string | null,
): FormSchema<Readonly<Record<Name, File | null>>> {
  const any: FormSchema<Readonly<Record<Name, File | null>>> = {
    safeParse: (value) => ({ success: true, data: value as Readonly<Record<Name, File | null>> }),
  }
  return withFile(any, name, faultOf)
}

/**
 * A schema for a form with a file beside the fields of a request: `faultOf` says what is wrong with the file, or `null`.
 * What it finds is shown at the field, with the faults of the schema.
 */
export function withFile<Request, Name extends string>(
  schema: FormSchema<Request>,
  name: Name,
  faultOf: (file: File | null) => string | null,
): FormSchema<Request> {
  return {
    safeParse: (value, options) => {
      const parsed = schema.safeParse(value, options)
      const fault = faultOf((value as Readonly<Record<Name, File | null>>)[name])
      if (fault === null) return parsed
      const issues = [...(parsed.success ? [] : parsed.error.issues), { message: fault, path: [name] }]
      return { success: false, error: { issues } }
    },
  }
}
