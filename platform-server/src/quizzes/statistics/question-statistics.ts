import type { Language, QuestionStatisticsList } from '@platform/shared-contracts/http'
import type { Tx } from '../../lib/data/database.ts'
import type { QuizSource } from '../quiz-ports.ts'
import { attemptsById, gradedIds } from '../sql-attempts.ts'
import { toStatistics, withAttempt, type FindQuestion, type Tallies } from './question-tally.rule.ts'

/** An attempt is about 20 KB: a batch is what is held in memory at once, the most is what a request may cost. */
const BATCH = 100
const MAX_ATTEMPTS = 2000

/** Over the newest graded attempts of a module that the transaction may see. */
export async function questionStatistics(
  tx: Tx,
  moduleCode: string,
  source: Pick<QuizSource, 'pool'>,
): Promise<QuestionStatisticsList> {
  const find = finder((language) => source.pool(moduleCode, language))
  const ids = await gradedIds(tx, moduleCode, MAX_ATTEMPTS)
  let tallies: Tallies = new Map()
  for (let from = 0; from < ids.length; from += BATCH)
    for (const attempt of await attemptsById(tx, ids.slice(from, from + BATCH)))
      tallies = withAttempt(tallies, attempt, find)
  return { attempts: ids.length, items: toStatistics(source.pool(moduleCode), tallies) }
}

function finder(pool: (language: Language) => ReturnType<QuizSource['pool']>): FindQuestion {
  const pools = new Map<Language, ReadonlyMap<string, ReturnType<QuizSource['pool']>[number]>>()
  return (id, language) => {
    const known = pools.get(language) ?? new Map(pool(language).map((question) => [question.id, question]))
    pools.set(language, known)
    return known.get(id)
  }
}
