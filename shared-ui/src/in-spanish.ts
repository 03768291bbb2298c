import type { Messages } from '@nanostores/i18n'

/** What a template such as '{done} of {total}' asks for: 'done' | 'total'. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** One text for each plural that the language has; Spanish has one, many (a million of ...) and other. */
interface Plural {
  readonly one?: string
  readonly many?: string
  readonly other: string
}

type Body<Base> = Base extends Messages<infer Texts> ? Texts : never

/** A message written with `params` takes names, one written with `count` a number. */
type Written<Text> = Text extends (input: infer Input) => unknown
  ? [Input] extends [number]
    ? Plural
    : string
  : string

type Parameters<Text> = Text extends (input: infer Input) => unknown
  ? [Input] extends [number]
    ? 'count'
    : keyof Input
  : never

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

type Checked<Texts, Given> = {
  readonly [Key in keyof Given]: Key extends keyof Texts
    ? Given[Key] extends string
      ? Same<NamesIn<Given[Key]>, Parameters<Texts[Key]>> extends true
        ? Given[Key]
        : { readonly parameters: Parameters<Texts[Key]> }
      : Given[Key]
    : never
}

/**
 * The words of one catalogue in another language: `inSpanish<typeof quizzesMessages>()({ title: 'Cuestionarios' })`.
 * A key or a parameter that is missing, or that the base has not, does not compile.
 */
export function inSpanish<Base>() {
  return <const Given extends { readonly [Key in keyof Body<Base>]: Written<Body<Base>[Key]> }>(
    messages: Given & Checked<Body<Base>, Given>,
  ): Given => messages
}
