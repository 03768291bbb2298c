import { ProblemError, type problemText } from '../../lib/problem.ts'

type Sentence = ReturnType<typeof problemText>

/** An archive that cannot be imported: the sentence is shown at the file. */
export function packageProblem(sentence: Sentence, cause?: unknown): ProblemError {
  const problem = new ProblemError(422, 'invalid', { fields: { file: sentence } })
  problem.cause = cause
  return problem
}
