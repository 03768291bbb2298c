import type { Question } from '@platform/shared-contracts/http'
import type { LessonContent } from '../../../domain/courses/module-content.ts'

type Choice = Extract<Question, { kind: 'choice' }>

/** An answer to each question of a check as it was sent, found by the text of the option. */
export function answersTo(
  { check }: LessonContent,
  sent: readonly Question[],
  choose: (texts: { readonly right: string; readonly wrong: readonly string[] }) => string,
): Record<string, number> {
  return Object.fromEntries(
    (sent as readonly Choice[]).map(({ id, options }, at) => {
      const { options: written, correct } = check[at]!
      const wrong = written.flatMap(({ text }, place) => (place === correct ? [] : text))
      return [id, options.indexOf(choose({ right: written[correct]!.text, wrong }))]
    }),
  )
}

export const rightAnswers = (lesson: LessonContent, sent: readonly Question[]) =>
  answersTo(lesson, sent, ({ right }) => right)
