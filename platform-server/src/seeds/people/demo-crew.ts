import type { DemoPerson } from './demo-person.ts'

const BAYLINE = 'Bayline Logistics'
const SUMMIT = 'Summit Roofing Co.'

interface Crew extends Pick<DemoPerson, 'subscribedDaysAgo' | 'endedDaysAgo' | 'isAssigned'> {
  readonly companyName?: string
}

function learner(fullName: string, state: string, crew: Crew): DemoPerson {
  const [firstName = '', lastName = ''] = fullName.split(' ')
  const name = `${firstName}.${lastName}`.toLowerCase()
  const isSubscribed = crew.subscribedDaysAgo !== undefined && crew.endedDaysAgo === undefined
  return { name, firstName, lastName, state, isSubscribed, ...crew }
}

/** Learners of several companies who joined and left over a year, so that figures over time have something to show. */
export const DEMO_CREW: readonly DemoPerson[] = [
  learner('Marta Kowalski', 'IL', { companyName: BAYLINE, subscribedDaysAgo: 340 }),
  learner('Dwayne Harris', 'IL', { companyName: BAYLINE, subscribedDaysAgo: 338, endedDaysAgo: 150 }),
  learner('Priscilla Nguyen', 'IN', { companyName: BAYLINE, subscribedDaysAgo: 300 }),
  learner('Samuel Adeyemi', 'IN', { companyName: BAYLINE, subscribedDaysAgo: 212 }),
  learner('Greta Lund', 'WI', { companyName: BAYLINE, subscribedDaysAgo: 210, endedDaysAgo: 62 }),
  learner('Hector Salazar', 'TX', { companyName: SUMMIT, subscribedDaysAgo: 180, isAssigned: true }),
  learner('Noor Rahman', 'TX', { companyName: SUMMIT, subscribedDaysAgo: 176, isAssigned: true }),
  learner('Cody Barnes', 'OK', { companyName: SUMMIT, subscribedDaysAgo: 120, endedDaysAgo: 20 }),
  learner('Luisa Ferreira', 'TX', { companyName: SUMMIT, subscribedDaysAgo: 88, isAssigned: true }),
  learner('Patrick Doyle', 'LA', { companyName: SUMMIT, subscribedDaysAgo: 61 }),
  learner('Ines Moreau', 'CA', { subscribedDaysAgo: 54 }),
  learner('Trevor Blake', 'CA', { subscribedDaysAgo: 31 }),
  learner('Yuki Tanaka', 'WA', { subscribedDaysAgo: 12 }),
  learner('Amos Whitfield', 'GA', { companyName: SUMMIT }),
]
