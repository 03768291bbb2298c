import { COMPLETION, HANDS_ON, MODULE_DISCLAIMER, type LandingPage } from '../landing-page.ts'
import { landingRoute } from '../landing-route.tsx'

const PAGE: LandingPage = {
  path: '/lockout-tagout-training',
  eyebrow: '29 CFR 1910.147',
  lead: 'The fourth most cited standard of 2025, and the one that takes hands. Fifty-five minutes on the six steps, on stored energy, and on the yearly look that most programs forget.',
  audience: [
    'Authorized employees: mechanics, electricians, and operators who clear jams',
    'Affected employees who run the machine and have to know what the lock means',
    'Whoever writes the procedures and does the yearly inspection',
  ],
  facts: [
    {
      figure: '6 steps',
      text: 'Prepare, shut down, isolate, apply the device, deal with stored energy, verify. In this order, every time.',
      cite: '1910.147(d)(1)-(6)',
    },
    {
      figure: 'Every year',
      text: 'Each procedure is inspected by an authorized employee other than the ones who use it, and the inspection is certified.',
      cite: '1910.147(c)(6)',
    },
    {
      figure: '1 person',
      text: 'Whoever put the lock on takes it off, apart from a set procedure of the employer for when that person is not there.',
      cite: '1910.147(e)(3)',
    },
  ],
  covered: [
    'Hazardous energy, and the energy that stays behind',
    'Who is authorized, who is affected, and everybody else',
    'Locks, tags and hasps, and what makes them valid',
    'The steps, down to trying the start button',
    'Back to service, lost keys, shift change, group and contractor work',
    'Program, yearly inspection and training record',
  ],
  offer: { kind: 'module', code: 'IC0116' },
  question: {
    text: 'Stored energy has been released. What comes before anybody touches the machine?',
    options: ['Signing the log', 'Verifying the isolation', 'Calling the supervisor', 'Removing the tag'],
    answer: 1,
    cite: '1910.147(d)(6)',
  },
  faq: [
    {
      question: 'Is a tag enough where a lock would fit?',
      answer:
        'Only if the employer can show that the tag protects as fully as a lock would, with more measures beside it. In practice: fit the lock. [1910.147(c)(2)(ii), (c)(3)]',
    },
    {
      question: 'Does a machine with a plug need a lockout procedure?',
      answer:
        'Not while the plug is out and stays under the sole control of the person doing the work. As soon as somebody else could plug it in, the exception ends. [1910.147(a)(2)(iii)(A)]',
    },
    HANDS_ON,
    COMPLETION,
  ],
  related: ['IC0111', 'IC0118', 'IC0119'],
  disclaimer: MODULE_DISCLAIMER,
}

export const Component = landingRoute(PAGE)
