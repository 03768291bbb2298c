import { CORE_MODULES } from '@platform/shared-contracts/rules'
import type { Person } from '../lib/people.ts'

/** Tells a learner what they are to complete, and by when. */
export function assignmentLetter({ email, firstName }: Person, modules: readonly string[], dueOn: string) {
  const titles = CORE_MODULES.filter(({ code }) => modules.includes(code)).map(({ title }) => title)
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dueOn))
  const [first = '', ...more] = titles
  return {
    to: email,
    subject: more.length === 0 ? `${first} is due by ${day}` : `${titles.length} modules are due by ${day}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'You have been assigned:',
      ...titles.map((title) => `• ${title}`),
      `Please complete ${more.length === 0 ? 'it' : 'them'} by the end of ${day}.`,
    ],
    action: { label: 'Begin', path: '/progress' },
    closing: 'Your progress page shows what is due and what is late.',
  }
}
