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
          'Prices are in US dollars, and you see them before you pay. We add sales tax where the law requires it.',
          'You buy a course once for one person (a seat). With three or more courses in the cart, you pay 85% of their total price (15% off). The bundled package is the same discount. You cannot combine the two.',
          'You order the learner subscription by the month. It ends with the month that you paid for, unless you chose renewal.',
          'The partner plan covers 30 days from the start of service and includes one hour of remote consultation in each week of the term. Unused time expires at the end of its week and does not roll over.',
          'Invoices are due within 30 days. Once a person starts the training, their seat cannot be assigned to someone else.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'You order online and pay by invoice or, if the order page offers it, by card on the page of our payment provider. We never see your card number. You get access when we receive your payment. You can cancel an unpaid order on its page at any time, and then you owe nothing.',
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
          'A plan renews only if you ticked renewal when you ordered it, or turned it on later. Before you confirm, you see the price and the date of the next charge.',
          'We email you seven days before a renewal is charged, with its price and date. If you pay by invoice, we send the invoice 14 days before. A price change applies from your next period, and you can cancel before it starts.',
          'You can cancel a plan or an unpaid order online at any time, without calling us. You have access until the end of the period that you paid for. You can turn renewal on again until then.',
          'If a charge fails, we try again after 3, 6 and 10 days, and email you each time. You have access for 17 days. If the renewal is not paid by then, the plan ends and you owe nothing for it.',
          'Seats that you add are charged for the days that are left in the period. If you choose fewer seats, the change applies from the next period and nothing is refunded.',
          'If you close your account, your plans stop renewing.',
          'If you have not started a course, you can get a refund within 14 days of purchase. After you start it, we refund it if it does not work and we cannot fix it.',
          'We do not refund consultation hours that took place. If you cancel an hour at least 12 hours before it starts, you can book it again, but only for the same week of your plan.',
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
        text: 'Consultants give professional advice remotely, within the booked hour, based on what you tell and show them. They do not inspect your site, take over your duties as an employer, or replace a lawyer or an engineer of record. You make the decisions at your site.',
      },
    ],
  },
  {
    id: 'content',
    heading: '9. Ownership of content',
    blocks: [
      {
        kind: 'paragraph',
        text: 'The modules, the software and the design belong to {tenant} or its licensors. Federal regulations are in the public domain. You own what you write. You allow us to store and display it as needed to provide the service.',
      },
    ],
  },
  {
    id: 'liability',
    heading: '10. Warranties and liability',
    blocks: [
      {
        kind: 'paragraph',
        text: 'We provide the service with reasonable care, “as is” and “as available.” To the extent the law allows, we give no other warranties, express or implied. We do not promise that the service is free of errors or always available.',
      },
      {
        kind: 'paragraph',
        text: 'To the extent the law allows, neither you nor we are liable for indirect or consequential damages, and our total liability is limited to the amount that you paid in the 12 months before the claim. These terms do not limit liability for injury, death, fraud, or anything else for which the law does not allow a limit.',
      },
    ],
  },
  {
    id: 'ending',
    heading: '11. Ending the agreement',
    blocks: [
      {
        kind: 'paragraph',
        text: 'You can close your account at any time. We may suspend an account that violates these terms. We warn you first if that is reasonable, and we tell you why. We keep training records as the privacy policy explains, and others can still verify your certificates.',
      },
    ],
  },
  {
    id: 'law',
    heading: '12. Governing law and disputes',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Please contact us first at {email}. We can solve most problems that way. The law of the state where {tenant} is established applies, and the courts of that state decide disputes, unless the law of your state gives you the right to use its own law or courts. You and we may also use small claims court.',
      },
    ],
  },
  {
    id: 'changes',
    heading: '13. Changes to these terms',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Each version of these terms has a number and a date, and your registration records the version that you accepted. We announce an important change at least 30 days in advance and ask you to accept it. If you do not accept it, you can close your account and get a refund for the time you have left. Questions: {email}, {phone}.',
      },
    ],
  },
]
