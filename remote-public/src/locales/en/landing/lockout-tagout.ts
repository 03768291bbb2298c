export const landingLockoutTagout = {
  lead: 'The fourth most cited standard of 2025. Learn the six steps, how to control stored energy, and how to do the yearly inspection that many programs forget.',
  audience1: 'Authorized employees: mechanics, electricians, and operators who clear jams',
  audience2: 'Affected employees who run the machine and need to know what the lock means',
  audience3: 'The people who write the procedures and do the yearly inspection',
  fact1Figure: '6 steps',
  fact1:
    'Prepare, shut down, isolate, apply the lock or tag, control stored energy, verify. In this order, every time.',
  fact2Figure: 'Every year',
  fact2:
    'An authorized employee who does not use the procedure inspects it, and the employer certifies the inspection.',
  fact3Figure: '1 person',
  fact3:
    'The person who put the lock on takes it off. If that person is away, the employer must follow a written procedure.',
  covered1: 'Hazardous energy, and the energy that stays behind',
  covered2: 'Authorized, affected and other employees',
  covered3: 'Locks, tags and hasps, and what makes them valid',
  covered4: 'The steps, down to trying the start button',
  covered5: 'Back to service, lost keys, shift change, group and contractor work',
  covered6: 'Program, yearly inspection and training record',
  question: 'Stored energy has been released. What must you do before anyone touches the machine?',
  option1: 'Signing the log',
  option2: 'Verifying the isolation',
  option3: 'Calling the supervisor',
  option4: 'Removing the tag',
  faq1: 'Is a tag enough where a lock would fit?',
  faq1Answer:
    'Only if the employer can show that the tag, with added measures, protects as fully as a lock. In practice, use a lock. [1910.147(c)(2)(ii), (c)(3)]',
  faq2: 'Does a machine with a plug need a lockout procedure?',
  faq2Answer:
    'Not while the machine is unplugged and the person doing the work has sole control of the plug. The exception ends as soon as someone else could plug it in. [1910.147(a)(2)(iii)(A)]',
} as const
