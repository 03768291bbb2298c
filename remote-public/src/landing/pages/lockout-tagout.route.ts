import { COMPLETION, HANDS_ON, MODULE_DISCLAIMER, type LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'

const PAGE: LandingPage = {
  path: '/lockout-tagout-training',
  eyebrow: '29 CFR 1910.147',
  lead: 'The fourth most cited standard of 2025. In fifty-five minutes, learn the six steps, how to control stored energy, and how to do the yearly inspection that many programs forget.',
  audience: [
    'Authorized employees: mechanics, electricians, and operators who clear jams',
    'Affected employees who run the machine and need to know what the lock means',
    'The people who write the procedures and do the yearly inspection',
  ],
  facts: [
    {
      figure: '6 steps',
      text: 'Prepare, shut down, isolate, apply the lock or tag, control stored energy, verify. In this order, every time.',
      cite: '1910.147(d)(1)-(6)',
    },
    {
      figure: 'Every year',
      text: 'An authorized employee who does not use the procedure inspects it, and the employer certifies the inspection.',
      cite: '1910.147(c)(6)',
    },
    {
      figure: '1 person',
      text: 'The person who put the lock on takes it off. If that person is away, the employer must follow a written procedure.',
      cite: '1910.147(e)(3)',
    },
  ],
  covered: [
    'Hazardous energy, and the energy that stays behind',
    'Authorized, affected and other employees',
    'Locks, tags and hasps, and what makes them valid',
    'The steps, down to trying the start button',
    'Back to service, lost keys, shift change, group and contractor work',
    'Program, yearly inspection and training record',
  ],
  offer: { kind: 'module', code: 'IC0116' },
  question: {
    text: 'Stored energy has been released. What must you do before anyone touches the machine?',
    options: ['Signing the log', 'Verifying the isolation', 'Calling the supervisor', 'Removing the tag'],
    answer: 1,
    cite: '1910.147(d)(6)',
  },
  faq: [
    {
      question: 'Is a tag enough where a lock would fit?',
      answer:
        'Only if the employer can show that the tag, with added measures, protects as fully as a lock. In practice, use a lock. [1910.147(c)(2)(ii), (c)(3)]',
    },
    {
      question: 'Does a machine with a plug need a lockout procedure?',
      answer:
        'Not while the machine is unplugged and the person doing the work has sole control of the plug. The exception ends as soon as someone else could plug it in. [1910.147(a)(2)(iii)(A)]',
    },
    HANDS_ON,
    COMPLETION,
  ],
  related: ['IC0111', 'IC0118', 'IC0119'],
  disclaimer: MODULE_DISCLAIMER,
}

export const Component = landingRoute(PAGE)
