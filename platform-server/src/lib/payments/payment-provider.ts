/** What a buyer pays on the provider's page; card data never reaches this server. */
export interface WantedPage {
  readonly tenantId: number
  readonly orderId: string
  readonly orderNumber: string
  readonly amountCents: number
  readonly email: string
  /** Where the buyer returns to, paid or not. */
  readonly returnUrl: string
  /** The buyer lets the card be charged again: it is stored with the provider. */
  readonly storesCard: boolean
  /** The buyer has a certificate of exemption from sales tax that applies to the order. */
  readonly isTaxExempt: boolean
  /** The same for each try to open the same page. */
  readonly key: string
}

export interface PaymentPage {
  readonly id: string
  readonly url: string
}

/** What became of a page, as the provider says. */
export interface PageOutcome {
  readonly pageId: string
  readonly tenantId: number
  readonly orderId: string
  readonly state: 'open' | 'paid' | 'expired'
  readonly amountCents: number
  /** `null` until it is paid. */
  readonly paymentId: string | null
  /** Whose card can be charged again; `null` where the buyer did not agree to that. */
  readonly customerId: string | null
}

export interface ProviderRefund {
  readonly id: string
  readonly paymentId: string
  readonly amountCents: number
}

export type ProviderEvent =
  | { readonly kind: 'page'; readonly page: PageOutcome }
  | { readonly kind: 'refund'; readonly refund: ProviderRefund }

export interface WantedRefund {
  readonly paymentId: string
  readonly amountCents: number
  readonly key: string
}

/** A charge of a stored card while its owner is away. */
export interface WantedCharge {
  readonly tenantId: number
  readonly orderId: string
  readonly orderNumber: string
  readonly amountCents: number
  readonly customerId: string
  /** The same for each try of the same charge, which is made once. */
  readonly key: string
}

/** Takes cards. No method opens anything: what it reports is recorded by the orders. */
export interface PaymentProvider {
  readonly method: 'card' | 'test-card'
  /** For the audit trail. */
  readonly name: string
  openPage(wanted: WantedPage): Promise<PaymentPage>
  /** Errors  PaymentRefused. */
  refund(wanted: WantedRefund): Promise<ProviderRefund>
  /** Returns the id of the payment. Errors  PaymentRefused for a card that is declined. */
  charge(wanted: WantedCharge): Promise<string>
  /** The address of the page on which a customer replaces the stored card. */
  openCardSettings(wanted: { readonly customerId: string; readonly returnUrl: string }): Promise<string>
  outcomeOf(pageId: string): Promise<PageOutcome>
  /** The page on which a payment was made; `null` for a payment that was not made on one of ours. */
  pageOfPayment(paymentId: string): Promise<PageOutcome | null>
  refundsSince(since: Date): Promise<readonly ProviderRefund[]>
  /** `null` for an event that is of no interest. Errors  PaymentRefused for one that the provider did not sign. */
  readEvent(body: Buffer, signature: string): Promise<ProviderEvent | null>
}

/** The provider's final no. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused'
}
