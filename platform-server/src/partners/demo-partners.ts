import type { partnerProfiles } from '../lib/data/schema/partners.ts'

interface DemoPartner extends Omit<typeof partnerProfiles.$inferInsert, 'userId' | 'tenantId'> {
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly title: string
  readonly certifications: string[]
  readonly state: string
}

/** Consultants to look at, the same for each tenant of the demo; `name` is the local part of their address. */
export const DEMO_PARTNERS: readonly DemoPartner[] = [
  {
    name: 'partner',
    firstName: 'Priya',
    lastName: 'Natarajan',
    title: 'Senior Safety Consultant',
    certifications: ['CSP', 'CHST'],
    state: 'TX',
    publicUrl: 'priya-natarajan',
    bio: [
      'I have worked on high-rise and industrial sites for fifteen years, first as a superintendent, now as a safety consultant. I help contractors write fall protection and scaffold plans that a foreman can use on the job.',
      'In an hour with me, you get a clear answer, the paragraph of the rule behind it, and a list of what to fix first. Send me photos of your anchors before we talk.',
    ],
    services: [
      'Fall protection plans',
      'Site walk by video',
      'OSHA inspection response',
      'Toolbox talk coaching',
    ],
    states: ['TX', 'OK', 'LA', 'NM', 'AR'],
    languages: ['en', 'ta'],
    specialties: ['IC0112', 'IC0114', 'IC0110'],
    credentials: [
      {
        name: 'Certified Safety Professional (CSP)',
        issuer: 'BCSP',
        verifiedOn: '2026-10-05',
        expiresOn: '2029-12-31',
      },
      {
        name: 'Construction Health and Safety Technician (CHST)',
        issuer: 'BCSP',
        verifiedOn: '2026-10-05',
        expiresOn: '2028-12-31',
      },
    ],
  },
  {
    name: 'howard.lindqvist',
    firstName: 'Howard',
    lastName: 'Lindqvist',
    title: 'Industrial Hygienist',
    certifications: [],
    state: 'WA',
    publicUrl: 'howard-lindqvist',
    bio: [
      'I measure air and noise at workplaces and help employers lower the exposure of their workers. I have worked in foundries, shipyards and orchards, and at a zoo.',
      'Bring your data sheets and your questions about cartridges. I can help you write a cartridge change schedule. It is easier than most people think.',
    ],
    services: ['Air and noise surveys', 'Respirator programs', 'Hazard communication updates'],
    states: ['WA', 'OR', 'ID'],
    languages: ['en', 'sv'],
    specialties: ['IC0113', 'IC0117'],
    credentials: [],
  },
  {
    name: 'elena.marquez',
    firstName: 'Elena',
    lastName: 'Márquez',
    title: 'Bilingual EHS Consultant',
    certifications: ['CIH', 'CSP'],
    state: 'CA',
    publicUrl: 'elena-marquez',
    bio: [
      'I train crews in Spanish and managers in English, and make sure that both get the same content. I work mostly on confined spaces, chemicals and heat.',
      'I read your written program before we meet. In our hour, we rewrite the parts that no one follows.',
    ],
    services: ['Training in Spanish', 'Confined-space programs', 'Written program review'],
    states: ['CA', 'NV', 'AZ'],
    languages: ['en', 'es'],
    specialties: ['IC0119', 'IC0117', 'IC0113', 'IC0121'],
    credentials: [
      {
        name: 'Certified Industrial Hygienist (CIH)',
        issuer: 'BGC',
        verifiedOn: '2026-09-14',
        expiresOn: '2030-06-30',
      },
      {
        name: 'Certified Safety Professional (CSP)',
        issuer: 'BCSP',
        verifiedOn: '2026-09-14',
        expiresOn: '2027-12-31',
      },
    ],
  },
  {
    name: 'dale.whitaker',
    firstName: 'Dale',
    lastName: 'Whitaker',
    title: 'Machine Safety Specialist',
    certifications: ['OHST', 'ASP'],
    state: 'OH',
    publicUrl: 'dale-whitaker',
    bio: [
      'I was a millwright for twelve years and have worked in safety for ten. I write lockout procedures at the machine, together with the people who service it.',
      'If workers keep taking a guard off, it is the wrong guard. Send me a short video, and we will find one that works.',
    ],
    services: ['Lockout procedures', 'Machine guarding review', 'Electrical safety programs'],
    states: ['OH', 'PA', 'WV', 'MI', 'IN', 'KY'],
    languages: ['en'],
    specialties: ['IC0116', 'IC0111', 'IC0118'],
    credentials: [
      {
        name: 'Occupational Hygiene and Safety Technician (OHST)',
        issuer: 'BCSP',
        verifiedOn: '2026-08-20',
        expiresOn: '2028-12-31',
      },
      {
        name: 'Associate Safety Professional (ASP)',
        issuer: 'BCSP',
        verifiedOn: '2026-08-20',
        expiresOn: '2027-12-31',
      },
    ],
  },
]
