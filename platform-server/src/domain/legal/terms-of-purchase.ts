import type { LegalSection } from '@platform/shared-contracts/http'

/** The second half of the terms: buying, liability, ending. */
export const TERMS_OF_PURCHASE: readonly LegalSection[] = [
  {
    id: 'buying',
    heading: '6. Prices, plans and payment',
    blocks: [
      {
        kind: 'list',
        items: [
          'Prices are in US dollars and shown before you pay; sales tax is added where the law asks.',
          'A course is bought once for one person (a seat). With three or more courses in the cart the price is 85% of their sum. The bundled package is that same discount; the two do not add up.',
          'The learner subscription is ordered by the month and ends with the last month that is paid for.',
          'The partner plan covers 30 days from the start of service, with one hour of remote consultation in each week of the term. Time that is not used in its week expires and does not roll over.',
          'Invoices are due within 30 days. A seat stays with the person who gets it.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'You order online and pay by invoice; no card is asked for here. What you ordered opens when the payment has arrived. An order that is not paid can be cancelled on its page at any time, and then nothing is owed.',
      },
    ],
  },
  {
    id: 'renewal',
    heading: '7. Renewal, cancellation and refunds',
    blocks: [
      {
        kind: 'list',
        items: [
          'No plan renews by itself: another month or term is another order.',
          'You can cancel an unpaid order online, without a call. Access stays until the end of the period that is paid for.',
          'A price change is announced at least 30 days ahead and applies from the next period, so that you can cancel first.',
          'A course that has not been started is refunded within 14 days of purchase. Once it has been started, it is refunded if it does not work and we cannot repair it.',
          'Consultation hours already held are not refunded. An hour cancelled at least 12 hours ahead is returned, if its week is still running.',
        ],
      },
    ],
  },
  {
    id: 'consultations',
    heading: '8. Consultations',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Consultants give professional advice on what you tell and show them, remotely and within the hour. They do not inspect your site, take over your duties as an employer, or replace a lawyer or an engineer of record. Decisions on your site stay yours.',
      },
    ],
  },
  {
    id: 'content',
    heading: '9. Who owns what',
    blocks: [
      {
        kind: 'paragraph',
        text: 'The modules, the software and the design belong to {tenant} or to those who license them to {tenant}. Federal regulations belong to nobody. What you write stays yours; you allow us to store and show it as the service needs.',
      },
    ],
  },
  {
    id: 'liability',
    heading: '10. Warranties and liability',
    blocks: [
      {
        kind: 'paragraph',
        text: 'We provide the service with care, as it is and as available, and give no other warranty, express or implied, as far as the law allows. We do not promise that it is free of errors or always reachable.',
      },
      {
        kind: 'paragraph',
        text: 'As far as the law allows, neither side is liable for indirect or consequential loss, and our total liability is limited to what you paid in the twelve months before the claim. Nothing here limits liability for injury, death, fraud, or anything else that cannot be limited by law.',
      },
    ],
  },
  {
    id: 'ending',
    heading: '11. Ending the agreement',
    blocks: [
      {
        kind: 'paragraph',
        text: 'You can close your account at any time. We may suspend an account that breaks these terms, after a warning where that is reasonable, and must tell you why. Training records are kept as the privacy policy says, and your certificates can still be checked.',
      },
    ],
  },
  {
    id: 'law',
    heading: '12. Law and disputes',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Talk to us first: most things are solved by a message to {email}. The law of the state in which {tenant} is established applies, and its courts decide, unless the law of your state gives you the right to your own. Small-claims courts stay open to both sides.',
      },
    ],
  },
  {
    id: 'changes',
    heading: '13. Changes to these terms',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Each version carries a number and a date, and your registration records the version that you accepted. We announce a change that matters at least 30 days ahead; you are then asked to accept it, or you may leave and are refunded for the time left. Questions: {email}, {phone}.',
      },
    ],
  },
]
