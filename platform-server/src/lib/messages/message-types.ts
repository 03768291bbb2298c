import type { GetICUArgs } from '@schummar/icu-type-parser'

export interface ArgumentTypes {
  readonly ICUArgument: string | number
  readonly ICUNumberArgument: number
  readonly ICUDateArgument: Date
}

/** The texts of one catalog by key, each an ICU message. */
export type Catalog = Readonly<Record<string, string>>

/** A catalog in another language: the keys of the source. What is missing stays in the source language. */
export type Translation<Source> = { readonly [Key in keyof Source]: string }

/** A message as code uses it: one with arguments is a function of them. */
export type Message<Text extends string> = keyof GetICUArgs<Text, ArgumentTypes> extends never
  ? string
  : (values: GetICUArgs<Text, ArgumentTypes>) => string

export type Messages<Source extends Catalog> = { readonly [Key in keyof Source]: Message<Source[Key]> }
