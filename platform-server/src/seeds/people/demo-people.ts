import { DEMO_CREW } from './demo-crew.ts'
import type { DemoPerson } from './demo-person.ts'

/** The documented accounts, the same for each tenant. */
const accounts: readonly DemoPerson[] = [
  { name: 'super', firstName: 'Simone', lastName: 'Adler', role: 'super_admin', state: 'TX' },
  { name: 'admin', firstName: 'Marcus', lastName: 'Reed', role: 'admin', state: 'TX' },
  {
    name: 'partner',
    firstName: 'Priya',
    lastName: 'Natarajan',
    isProfessionalPartner: true,
    title: 'Senior Safety Consultant',
    certifications: ['CSP', 'CHST'],
    state: 'TX',
  },
  {
    name: 'subscriber',
    firstName: 'Daniela',
    lastName: 'Ortiz',
    isSubscribed: true,
    subscribedDaysAgo: 420,
    isAssigned: true,
    state: 'CA',
  },
  { name: 'learner', firstName: 'Jonas', lastName: 'Weber', isAssigned: true, state: 'OH' },
]

/** More people, so that lists have several entries. */
const others: readonly DemoPerson[] = [
  {
    name: 'howard.lindqvist',
    firstName: 'Howard',
    lastName: 'Lindqvist',
    isProfessionalPartner: true,
    title: 'Industrial Hygienist',
    certifications: [],
    state: 'WA',
  },
  {
    name: 'aaliyah.brooks',
    firstName: 'Aaliyah',
    lastName: 'Brooks',
    isSubscribed: true,
    subscribedDaysAgo: 390,
    isAssigned: true,
    state: 'GA',
  },
  {
    name: 'tomas.havel',
    firstName: 'Tomáš',
    lastName: 'Havel',
    isSubscribed: true,
    subscribedDaysAgo: 365,
    isAssigned: true,
    state: 'IL',
  },
  {
    name: 'mei.chen',
    firstName: 'Mei',
    lastName: 'Chen',
    isSubscribed: true,
    subscribedDaysAgo: 240,
    isAssigned: true,
    state: 'CA',
  },
  {
    name: 'owen.gallagher',
    firstName: 'Owen',
    lastName: 'Gallagher',
    isSubscribed: true,
    subscribedDaysAgo: 95,
    state: 'NY',
  },
  { name: 'rosa.fuentes', firstName: 'Rosa', lastName: 'Fuentes', isAssigned: true, state: 'AZ' },
]

/** Last, because the place of a person decides what they have done so far. */
const managers: readonly DemoPerson[] = [
  { name: 'manager', firstName: 'Helen', lastName: 'Park', state: 'TX' },
  { name: 'safety', firstName: 'Victor', lastName: 'Delgado', state: 'TX', isOfLargeCompany: true },
]

export const DEMO_PEOPLE: readonly DemoPerson[] = [...accounts, ...others, ...DEMO_CREW, ...managers]

export const DEMO_PASSWORD = 'Training2025!'

export const DEMO_TENANTS = [
  {
    tenantId: 1,
    domain: 'oncall.test',
    companyName: 'Harbor Steel Works',
    largeCompanyName: 'Northgate Distribution',
  },
  {
    tenantId: 2,
    domain: 'trinova.test',
    companyName: 'Greenfield Orchards',
    largeCompanyName: 'Sierra Valley Packing',
  },
] as const
export type DemoTenant = (typeof DEMO_TENANTS)[number]
