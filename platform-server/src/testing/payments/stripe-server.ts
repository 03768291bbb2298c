import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const SECRET_KEY = 'sk_test_only_the_tests_know'
const WEBHOOK_SECRET = 'whsec_only_the_tests_know'

interface Session {
  readonly id: string
  readonly object: 'checkout.session'
  readonly amount_total: number
  readonly currency: string
  readonly client_reference_id: string | null
  readonly customer_email: string | null
  readonly livemode: false
  readonly metadata: Readonly<Record<string, string>>
  readonly mode: string
  readonly success_url: string | null
  readonly url: string | null
  /** Made when the buyer pays, if the session asks for one. */
  customer: string | null
  readonly makesCustomer: boolean
  payment_intent: string | null
  payment_status: 'paid' | 'unpaid'
  status: 'open' | 'complete' | 'expired'
}

interface Intent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly currency: 'usd'
  readonly customer: string
  readonly metadata: Readonly<Record<string, string>>
  readonly status: 'succeeded'
}

interface Refund {
  readonly id: string
  readonly object: 'refund'
  readonly amount: number
  readonly currency: 'usd'
  readonly created: number
  readonly payment_intent: string
  readonly status: 'succeeded'
}

interface Received {
  readonly path: string
  readonly idempotencyKey: string | undefined
  readonly form: URLSearchParams
}

interface Authorized extends Received {
  readonly authorization: string | undefined
}

function fault(status: number, type: string, message: string) {
  return [status, { error: { type, message } }] as const
}

/**
 * Implements the part of Stripe's documented HTTP interface that the server uses: form-encoded requests with a bearer key,
 * idempotency keys, its objects and its errors. It signs events as Stripe's documentation says.
 */
export async function openStripeServer() {
  const sessions = new Map<string, Session>()
  const refunds: Refund[] = []
  const intents: Intent[] = []
  let isDeclining = false
  const received: Received[] = []
  const answered = new Map<string, object>()
  let isDown = false
  let customersMade = 0

  function createSession(form: URLSearchParams): Session {
    const id = `cs_test_${sessions.size + 1}`
    const session: Session = {
      ...{ id, object: 'checkout.session', currency: 'usd', livemode: false },
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      client_reference_id: form.get('client_reference_id'),
      customer_email: form.get('customer_email'),
      metadata: Object.fromEntries(
        ['tenantId', 'orderId'].map((name) => [name, form.get(`metadata[${name}]`) ?? '']),
      ),
      mode: form.get('mode') ?? '',
      success_url: form.get('success_url'),
      url: `https://checkout.stripe.test/c/pay/${id}`,
      ...{ customer: form.get('customer'), makesCustomer: form.get('customer_creation') === 'always' },
      ...{ payment_intent: null, payment_status: 'unpaid', status: 'open' },
    }
    sessions.set(id, session)
    return session
  }

  function createRefund(form: URLSearchParams): Refund | null {
    const payment = form.get('payment_intent') ?? ''
    const paid = [...sessions.values()].find((session) => session.payment_intent === payment)
    const before = refunds.filter((one) => one.payment_intent === payment)
    const amount = Number(form.get('amount'))
    const refunded = before.reduce((sum, one) => sum + one.amount, 0)
    if (!paid || refunded + amount > paid.amount_total) return null
    const created = Math.floor(Date.now() / 1000)
    const refund: Refund = {
      ...{ id: `re_test_${refunds.length + 1}`, object: 'refund', amount, currency: 'usd' },
      ...{ created, payment_intent: payment, status: 'succeeded' },
    }
    refunds.push(refund)
    return refund
  }

  function createIntent(form: URLSearchParams): Intent {
    const intent: Intent = {
      ...{
        id: `pi_test_${intents.length + 1}`,
        object: 'payment_intent',
        currency: 'usd',
        status: 'succeeded',
      },
      amount: Number(form.get('amount')),
      customer: form.get('customer') ?? '',
      metadata: Object.fromEntries(
        ['tenantId', 'orderId', 'key'].map((name) => [name, form.get(`metadata[${name}]`) ?? '']),
      ),
    }
    intents.push(intent)
    return intent
  }

  /** A customer whose card is on file, and the portal in which it is replaced. */
  function customers(route: string, form: URLSearchParams, url: URL): object | null {
    if (route === 'POST /v1/customers') {
      const id = `cus_exempt_${(customersMade += 1)}`
      return { id, object: 'customer', email: form.get('email'), tax_exempt: form.get('tax_exempt') }
    }
    if (route === 'GET /v1/payment_intents') {
      const data = intents.filter((one) => one.customer === url.searchParams.get('customer'))
      return { object: 'list', data, has_more: false, url: url.pathname }
    }
    if (route === 'POST /v1/payment_intents') return createIntent(form)
    if (route === 'POST /v1/billing_portal/sessions')
      return { object: 'billing_portal.session', url: `https://billing.stripe.test/${form.get('customer')}` }
    const id = /^GET \/v1\/customers\/(\w+)/.exec(route)?.[1]
    if (!id) return null
    if (route.endsWith('/payment_methods'))
      return { object: 'list', data: [{ id: `pm_${id}`, object: 'payment_method' }], has_more: false }
    return { id, object: 'customer', invoice_settings: { default_payment_method: null } }
  }

  function answer(method: string, url: URL, form: URLSearchParams): object | null {
    const page = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(url.pathname)?.[1]
    if (page) return sessions.get(page) ?? null
    const route = `${method} ${url.pathname}`
    const known = customers(route, form, url)
    if (known) return known
    if (route === 'POST /v1/checkout/sessions') return createSession(form)
    if (route === 'POST /v1/refunds') return createRefund(form)
    const payment = url.searchParams.get('payment_intent')
    const data =
      url.pathname === '/v1/refunds'
        ? refunds
        : [...sessions.values()].filter((session) => session.payment_intent === payment)
    return { object: 'list', data, has_more: false, url: url.pathname }
  }

  function respond({
    path,
    idempotencyKey,
    form,
    authorization,
  }: Authorized): readonly [status: number, body: object] {
    if (isDown) return fault(500, 'api_error', 'Something went wrong.')
    if (authorization !== `Bearer ${SECRET_KEY}`)
      return fault(401, 'invalid_request_error', 'Invalid API Key')
    const [method, target] = path.split(' ') as [string, string]
    const known = idempotencyKey === undefined ? undefined : answered.get(idempotencyKey)
    const body = known ?? answer(method, new URL(target, 'http://stripe'), form)
    if (!body) return fault(400, 'invalid_request_error', 'Greater than the unrefunded amount.')
    if (idempotencyKey !== undefined) answered.set(idempotencyKey, body)
    return [200, body]
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    const key = request.headers['idempotency-key']
    const idempotencyKey = Array.isArray(key) ? key[0] : key
    const path = `${request.method} ${request.url}`
    received.push({ path, idempotencyKey, form })
    if (isDeclining && path === 'POST /v1/payment_intents') {
      const [status, body] = fault(402, 'card_error', 'Your card was declined.')
      return void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const { authorization } = request.headers
    const [status, body] = respond({ path, idempotencyKey, form, authorization })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  let events = 0

  /** The body of an event and the header that signs it. */
  function event(type: string, object: object, secret = WEBHOOK_SECRET) {
    const created = Math.floor(Date.now() / 1000)
    const body = JSON.stringify({
      ...{ id: `evt_test_${(events += 1)}`, object: 'event', api_version: '2026-10-28', created, type },
      ...{ data: { object }, livemode: false, pending_webhooks: 1, request: { id: null } },
    })
    const v1 = createHmac('sha256', secret).update(`${created}.${body}`).digest('hex')
    return { body, signature: `t=${created},v1=${v1}` }
  }

  return {
    cards: {
      kind: 'stripe' as const,
      stripe: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: `http://127.0.0.1:${port}` },
    },
    received,
    event,
    sessions: () => [...sessions.values()],
    /** The buyer pays on Stripe's page. */
    pay(id: string): Session {
      const session = sessions.get(id)
      if (!session) throw new Error(`There is no session ${id}`)
      return Object.assign(session, {
        payment_intent: `pi_${id}`,
        payment_status: 'paid',
        status: 'complete',
        ...(session.makesCustomer && { customer: `cus_${id}` }),
      })
    },
    /** As someone does on Stripe's dashboard. */
    refund(payment: string, amount: number): Refund {
      const made = createRefund(new URLSearchParams({ payment_intent: payment, amount: String(amount) }))
      if (!made) throw new Error(`${payment} cannot be refunded`)
      return made
    },
    intents,
    /** From now on Stripe declines stored cards, or accepts them again. */
    decline(declining: boolean) {
      isDeclining = declining
    },
    /** Idempotency keys are forgotten after a day. */
    forgetKeys: () => answered.clear(),
    stop(down: boolean) {
      isDown = down
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
