import { randomUUID } from 'node:crypto'
import { PaymentRefused, type PaymentProvider } from './payment-provider.ts'

/** The customers whose stored test card is accepted, or declined. */
export const TEST_CUSTOMERS = { accepted: 'test_accepted', declined: 'test_declined' } as const

const nothing = () => Promise.resolve(null)

/** For trying the whole path without a provider: its page is a page of the shop itself, which says that no money moves. */
export function createTestCard(): PaymentProvider {
  return {
    method: 'test-card',
    name: 'test card',
    async openPage({ returnUrl }) {
      const id = `test_${randomUUID()}`
      const url = new URL(returnUrl)
      url.searchParams.set('test-card', id)
      return { id, url: url.href }
    },
    refund: async ({ key, ...refund }) => ({ id: `test_${key}`, ...refund }),
    async charge({ customerId, key }) {
      if (customerId === TEST_CUSTOMERS.declined) throw new PaymentRefused('The test card was declined.')
      return `test_${key}`
    },
    async openCardSettings({ returnUrl }) {
      const url = new URL(returnUrl)
      url.searchParams.set('test-card', 'choose')
      return url.href
    },
    outcomeOf: () => Promise.reject(new Error('The test card has no outcome of its own.')),
    pageOfPayment: nothing,
    refundsSince: () => Promise.resolve([]),
    readEvent: nothing,
  }
}
