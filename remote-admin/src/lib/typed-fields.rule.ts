/** How one value of a row is typed into a form. */
export interface TypedField<Value, Typed> {
  /** What a new row starts with. */
  readonly empty: Typed
  show(value: Value): Typed
  read(typed: Typed): Value
}

type Fields = Readonly<Record<string, TypedField<unknown, unknown>>>
type ValuesOf<All extends Fields> = {
  readonly [Name in keyof All]: All[Name] extends { read(typed: never): infer Value } ? Value : never
}
type DraftOf<All extends Fields> = { [Name in keyof All]: All[Name]['empty'] }

/**
 * A form's draft of a row and the request that it makes, field by field. A field that does not fit the row fails to
 * compile. What was typed wrong is passed on, for the schema to refuse at its field.
 */
export function typedFields<All extends Fields>(fields: All) {
  const each = (write: (field: TypedField<unknown, unknown>, name: string) => unknown) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, write(field, name)]))
  return {
    toDraft: (row: ValuesOf<All> | null) =>
      each((field, name) => (row ? field.show(row[name]) : field.empty)) as DraftOf<All>,
    toRequest: (draft: DraftOf<All>) => each((field, name) => field.read(draft[name])) as ValuesOf<All>,
  }
}

export const text: TypedField<string, string> = {
  empty: '',
  show: (value) => value,
  read: (typed) => typed.trim(),
}

/** Nothing typed is `null`. */
export const optional: TypedField<string | null, string> = {
  empty: '',
  show: (value) => value ?? '',
  read: (typed) => typed.trim() || null,
}

export const flag: TypedField<boolean, boolean> = { empty: false, show: same, read: same }

/** Any number of choices. */
export const choices: TypedField<readonly string[], readonly string[]> = { empty: [], show: same, read: same }

/** Parts may hold spaces: 'Fall protection, First aid'. */
export const list: TypedField<readonly string[], string> = separated(',')

/** Parts are separated by commas, spaces or lines. */
export const words: TypedField<readonly string[], string> = separated(/[\s,]+/)

/** What is no number is `NaN`, which no schema takes. */
export const whole: TypedField<number, string> = {
  empty: '',
  show: String,
  read: (typed) => (typed.trim() === '' ? NaN : Number(typed)),
}

function same<Value>(value: Value): Value {
  return value
}

function separated(by: string | RegExp): TypedField<readonly string[], string> {
  return {
    empty: '',
    show: (parts) => parts.join(', '),
    read: (typed) => {
      const parts = typed.split(by).map((part) => part.trim())
      return [...new Set(parts.filter((part) => part !== ''))]
    },
  }
}
