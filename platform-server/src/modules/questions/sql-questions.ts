import type { InboxQuestion, TrainerQuestion } from '@platform/shared-contracts/http'
import { shownEmail } from '@platform/shared-contracts/rules'
import { and, asc, count, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ownRows, type ExportSection } from '../../app/account-export.ts'
import type { Tx } from '../../lib/data/database.ts'
import { trainerQuestions } from '../../lib/data/schema/training/lessons.ts'
import { users } from '../../lib/data/schema/people.ts'
import { refuseOtherRequest } from '../../lib/keys/request-hash.ts'

const trainer = alias(users, 'trainer')
const answerer = alias(users, 'answerer')
const nameOf = (person: typeof trainer | typeof answerer | typeof users) =>
  sql<string | null>`${person.firstName} || ' ' || ${person.lastName}`

/** Each question with the learner who wrote it and the trainer whom they are assigned to now. */
function questionsWhere(tx: Tx, condition: SQL | undefined) {
  return tx
    .select({
      question: trainerQuestions,
      trainerName: nameOf(trainer),
      answeredBy: nameOf(answerer),
      learner: { id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName },
    })
    .from(trainerQuestions)
    .innerJoin(users, eq(users.id, trainerQuestions.userId))
    .leftJoin(trainer, eq(trainer.id, users.assignedPartnerId))
    .leftJoin(answerer, eq(answerer.id, trainerQuestions.answeredById))
    .where(condition)
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof questionsWhere>>[number]

export async function listOwnQuestions(
  tx: Tx,
  userId: number,
  moduleCode: string,
): Promise<TrainerQuestion[]> {
  const isOwn = and(eq(trainerQuestions.userId, userId), eq(trainerQuestions.moduleCode, moduleCode))
  const rows = await newestFirst(tx, isOwn).limit(100)
  return rows.map(toQuestion)
}

export async function listAllOwnQuestions(tx: Tx, userId: number): Promise<TrainerQuestion[]> {
  const rows = await newestFirst(tx, eq(trainerQuestions.userId, userId))
  return rows.map(toQuestion)
}

function newestFirst(tx: Tx, condition: SQL | undefined) {
  return questionsWhere(tx, condition).orderBy(desc(trainerQuestions.askedAt), desc(trainerQuestions.id))
}

interface Trainer {
  readonly userId: number
  /** The person answers for the whole tenant. */
  readonly isStaff: boolean
}

/** Unanswered questions first, the oldest on top; then the answered ones. */
export async function listInbox(tx: Tx, who: Trainer): Promise<InboxQuestion[]> {
  const rows = await questionsWhere(tx, isFor(who))
    .orderBy(sql`${trainerQuestions.answeredAt} desc nulls first`, asc(trainerQuestions.askedAt))
    .limit(200)
  return rows.map(toInboxQuestion)
}

export async function findForTrainer(tx: Tx, who: Trainer, id: number): Promise<InboxQuestion | null> {
  const [row] = await questionsWhere(tx, and(eq(trainerQuestions.id, id), isFor(who)))
  return row ? toInboxQuestion(row) : null
}

/**
 * The question that this request created before; `null` when it is new.
 * Errors  409 when the key named another question.
 */
export async function findQuestionByRequestKey(
  tx: Tx,
  userId: number,
  { key, hash }: { readonly key: string; readonly hash: string },
): Promise<TrainerQuestion | null> {
  const isOwn = and(eq(trainerQuestions.userId, userId), eq(trainerQuestions.requestKey, key))
  const [before] = await tx.select({ hash: trainerQuestions.requestHash }).from(trainerQuestions).where(isOwn)
  if (!before) return null
  refuseOtherRequest(before.hash, hash)
  const [row] = await questionsWhere(tx, isOwn)
  return row ? toQuestion(row) : null
}

/** If it is sent twice at the same instant, it is created once. */
export async function ask(
  tx: Tx,
  question: typeof trainerQuestions.$inferInsert,
): Promise<TrainerQuestion | null> {
  const [made] = await tx
    .insert(trainerQuestions)
    .values(question)
    .onConflictDoNothing()
    .returning({ id: trainerQuestions.id })
  const { userId, requestKey: key, requestHash: hash } = question
  if (!made) return key && hash ? findQuestionByRequestKey(tx, userId, { key, hash }) : null
  const [row] = await questionsWhere(tx, eq(trainerQuestions.id, made.id))
  return row ? toQuestion(row) : null
}

export async function countWaiting(tx: Tx, userId: number): Promise<number> {
  const isWaiting = and(eq(trainerQuestions.userId, userId), isNull(trainerQuestions.answeredAt))
  const [row] = await tx.select({ waiting: count() }).from(trainerQuestions).where(isWaiting)
  return row?.waiting ?? 0
}

/** `false` when it was already answered. */
export async function saveAnswer(
  tx: Tx,
  id: number,
  answer: { readonly answer: string; readonly answeredAt: Date; readonly answeredById: number },
): Promise<boolean> {
  const isWaiting = and(eq(trainerQuestions.id, id), isNull(trainerQuestions.answeredAt))
  const saved = await tx
    .update(trainerQuestions)
    .set(answer)
    .where(isWaiting)
    .returning({ id: trainerQuestions.id })
  return saved.length > 0
}

/** A partner gets the questions of their own learners, and of learners without a partner. */
function isFor({ userId, isStaff }: Trainer): SQL | undefined {
  return isStaff ? undefined : or(eq(users.assignedPartnerId, userId), isNull(users.assignedPartnerId))
}

function toQuestion({ question, trainerName, answeredBy }: Row): TrainerQuestion {
  const { id, moduleCode, lessonId, text, askedAt, answer, answeredAt } = question
  return {
    id,
    moduleCode,
    lessonId,
    text,
    askedAt: askedAt.toISOString(),
    trainerName,
    answer:
      answer !== null && answeredAt
        ? { text: answer, answeredAt: answeredAt.toISOString(), answeredBy }
        : null,
  }
}

function toInboxQuestion(row: Row): InboxQuestion {
  const { id, email, firstName, lastName } = row.learner
  return { ...toQuestion(row), learner: { id, email: shownEmail(email), name: `${firstName} ${lastName}` } }
}

export const questionExport: ExportSection = {
  name: 'trainerQuestions',
  rowsOf: ownRows(
    trainerQuestions,
    {
      module: trainerQuestions.moduleCode,
      lesson: trainerQuestions.lessonId,
      question: trainerQuestions.text,
      askedAt: trainerQuestions.askedAt,
      answer: trainerQuestions.answer,
      answeredAt: trainerQuestions.answeredAt,
    },
    trainerQuestions.askedAt,
  ),
}
