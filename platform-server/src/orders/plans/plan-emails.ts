import type { Order } from '@platform/shared-contracts/http'
import { courseTitle, SOURCE_LANGUAGE, writtenIn } from '@platform/shared-contracts/rules'
import type { Tx } from '../../lib/data/database.ts'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { findById, type Person } from '../../domain/accounts/people.ts'
import type { StoredPlan } from '../../domain/plans/plan-rows.ts'
import { accessUntil } from '../../domain/plans/plan-state.rule.ts'
import { planEmails } from '../../locales/en/orders/plan-emails.ts'

const messagesIn = createMessages({ planEmails })

export type PlanEmail =
  | { readonly kind: 'renews'; readonly amountCents: number }
  | { readonly kind: 'invoice' | 'late' | 'renewed'; readonly order: Order }
  | { readonly kind: 'failed'; readonly amountCents: number; readonly nextAt: Date }
  | { readonly kind: 'lastFailed'; readonly amountCents: number }
  | { readonly kind: 'resumed'; readonly amountCents: number }
  | { readonly kind: 'trialStarted' | 'trialEnds' | 'trialEnded'; readonly amountCents: number }
  | { readonly kind: 'ends' | 'canceled' | 'ended' | 'endedUnpaid' }

export interface PlanFacts {
  readonly plan: StoredPlan
  readonly title: string
}

/** To the owner of a plan, in their language. */
export async function planEmail(tx: Tx, facts: PlanFacts, about: PlanEmail) {
  const owner = await findById(tx, facts.plan.userId)
  return owner && writeEmail(owner, facts, about)
}

function writeEmail(owner: Person, { plan, title: source }: PlanFacts, about: PlanEmail) {
  const language = owner.language ?? SOURCE_LANGUAGE
  const t = messagesIn(language)
  const locale = writtenIn(language)
  const title = courseTitle({ code: plan.code, title: source }, language)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    dayOf(plan, about),
  )
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const amount = money.format(amountOf(about) / 100)
  const order = 'order' in about ? about.order : null
  const { subject, body, closing } = wordsOf(about.kind, t)
  const values = { title, day, amount, number: order?.number ?? '' }
  return {
    ...{ to: owner.email, language },
    subject: subject(values),
    greeting: t.greeting({ firstName: owner.firstName }),
    paragraphs: [body(values)],
    action: order
      ? { label: about.kind === 'renewed' ? t.view : t.pay, path: `/checkout?order=${order.id}` }
      : actionOf(plan, about, t),
    closing: closing(values),
  }
}

function actionOf({ code }: StoredPlan, { kind }: PlanEmail, t: Messages) {
  const isEnding = kind === 'trialEnds' || kind === 'trialEnded'
  return isEnding ? { label: t.goOn, path: `/checkout?plan=${code}` } : { label: t.view, path: '/my-plan' }
}

function dayOf(plan: StoredPlan, about: PlanEmail): Date {
  if (about.kind === 'failed') return about.nextAt
  return about.kind === 'lastFailed' || about.kind === 'late' ? accessUntil(plan) : plan.paidUntil
}

function amountOf(about: PlanEmail): number {
  if ('order' in about) return about.order.totalCents
  return 'amountCents' in about ? about.amountCents : 0
}

type Messages = ReturnType<typeof messagesIn>
interface Values {
  readonly title: string
  readonly day: string
  readonly amount: string
  readonly number: string
}
type Text = (values: Values) => string

/** Texts without values are plain strings. */
const text = (given: string | Text): Text => (typeof given === 'string' ? () => given : given)

function wordsOf(kind: PlanEmail['kind'], t: Messages) {
  const body = kind === 'endedUnpaid' ? t.endedUnpaidBody : t[`${kind}Body`]
  const base = kind === 'endedUnpaid' ? 'ended' : kind
  return {
    subject: text(t[`${base}Subject`]),
    body: text(body),
    closing: text(t[`${base}Closing`]),
  }
}
