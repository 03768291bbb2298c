import { randomUUID } from 'node:crypto'
import type { PaymentProvider } from './payment-provider.ts'

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
    outcomeOf: () => Promise.reject(new Error('The test card has no outcome of its own.')),
    pageOfPayment: nothing,
    refundsSince: () => Promise.resolve([]),
    readEvent: nothing,
  }
}
