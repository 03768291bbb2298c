import { EMERGENCY_WAY_OUT } from './emergency-way-out.ts'
import type { Starter } from '../sheet/starter.ts'

export const EMERGENCY_ACTION_PLAN: Starter = {
  id: 'emergency-action-plan',
  title: 'Emergency action plan',
  summary:
    'A plan that fits one site and can be read in ten minutes. With more than ten employees it is kept in writing, at the workplace, where everyone can read it.',
  type: 'template',
  topic: 'emergency',
  language: 'en',
  standards: ['29 CFR 1910.38', '29 CFR 1910.36-37', '29 CFR 1910.157(g)', '29 CFR 1926.35'],
  moduleCode: 'IC0115',
  pages: 4,
  updatedOn: '2026-11-02',
  blocks: [
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Company', weight: 4 },
          { label: 'Site and address (as you would tell 911)', weight: 6 },
        ],
        [
          { label: 'People on site, by shift', weight: 4 },
          { label: 'Plan owner (name, job title, phone)', weight: 6 },
        ],
        [
          { label: 'Date of this version', weight: 3 },
          { label: 'Replaces version of', weight: 3 },
          { label: 'Where the plan hangs', weight: 4 },
        ],
      ],
    },
    { kind: 'heading', text: '1. What can happen here' },
    {
      kind: 'options',
      label: 'Check what this site must be ready for',
      choices: [
        'Fire',
        'Explosion',
        'Chemical release',
        'Gas leak',
        'Medical',
        'Tornado or high wind',
        'Flood',
        'Earthquake',
        'Power loss',
        'Violence or intruder',
        'Bomb threat',
        'Heat or cold',
        "Neighbor's incident",
      ],
    },
    { kind: 'fields', rows: [[{ label: 'Where it is most likely, and what makes it worse', lines: 3 }]] },
    { kind: 'heading', text: '2. Reporting a fire or another emergency  [1910.38(c)(1)]' },
    {
      kind: 'steps',
      items: [
        { text: 'Warn the people around you, and pull the nearest alarm.' },
        { text: 'Call from a safe place. Say what, where, who is hurt, and your number. Hang up last.' },
        { text: 'Tell the person named below.' },
      ],
    },
    {
      kind: 'table',
      columns: [
        { label: 'Call', weight: 3 },
        { label: 'Name and job title', weight: 4 },
        { label: 'Phone, day', weight: 3 },
        { label: 'Phone, night', weight: 3 },
      ],
      rows: [
        ['Fire, medical, police', '', '911', '911'],
        ['Poison control', '', '1-800-222-1222', '1-800-222-1222'],
        ['Site coordinator', '', '', ''],
        ['Deputy', '', '', ''],
        ['Gas / electric / water utility', '', '', ''],
        ['Spill response', '', '', ''],
      ],
    },
    { kind: 'heading', text: '3. Alarm  [1910.38(d), 1910.165]' },
    {
      kind: 'table',
      columns: [
        { label: 'Signal', weight: 3 },
        { label: 'Means', weight: 3 },
        {
          label: 'Heard or seen in every area? Backup for noisy places, and for people who cannot hear it',
          weight: 5,
        },
      ],
      rows: [
        ['', 'Get out', ''],
        ['', 'Shelter inside', ''],
        ['', 'All clear', ''],
      ],
    },
    { kind: 'page-break' },
    ...EMERGENCY_WAY_OUT,
    { kind: 'heading', text: '7. Rescue and medical  [1910.38(c)(5), 1910.151]' },
    {
      kind: 'table',
      columns: [
        { label: 'Trained in first aid / CPR / AED', weight: 4 },
        { label: 'Until', weight: 2 },
        { label: 'Where the kit, AED, eyewash is', weight: 5 },
      ],
      blankRows: 4,
    },
    {
      kind: 'paragraph',
      text: 'Nearest clinic or hospital, and how long it takes to reach: where none is near, someone on each shift is trained in first aid. Eyewash and shower within reach wherever corrosives are used. [1910.151(b)-(c)]',
    },
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Clinic or hospital, address, phone', weight: 6 },
          { label: 'Minutes away', weight: 2 },
        ],
      ],
    },
    { kind: 'heading', text: '8. Extinguishers: choose one rule and tell everyone  [1910.157]' },
    {
      kind: 'options',
      label: 'On this site',
      choices: [
        'Everyone leaves, no one fights a fire',
        'Only those named here may use one',
        'Everyone may, and is trained at hire and yearly',
      ],
    },
    {
      kind: 'bullets',
      items: [
        {
          text: 'Class A: no more than 75 ft to walk to one. Class B: 50 ft.',
          cite: '1910.157(d)(2), (d)(4)',
        },
        { text: 'Looked at monthly, serviced yearly, with a record.', cite: '1910.157(e)(2)-(3)' },
      ],
    },
    { kind: 'heading', text: '9. Shelter, spill, violence' },
    {
      kind: 'fields',
      rows: [
        [{ label: 'Severe weather: where people go, and who says so', lines: 2 }],
        [
          {
            label: 'Chemical release: who is trained to respond, all others leave upwind [1910.120(q)]',
            lines: 2,
          },
        ],
        [{ label: 'Threat or intruder: run, hide, tell; safe rooms; who meets the police', lines: 2 }],
      ],
    },
    { kind: 'page-break' },
    { kind: 'heading', text: '10. Questions about the plan go to  [1910.38(c)(6)]' },
    {
      kind: 'table',
      columns: [
        { label: 'Name or job title', weight: 4 },
        { label: 'For', weight: 4 },
        { label: 'Phone', weight: 3 },
      ],
      blankRows: 2,
    },
    { kind: 'heading', text: '11. Training and review  [1910.38(e)-(f)]' },
    {
      kind: 'paragraph',
      text: 'The plan is gone over with each person when it is made or when they start, when their part in it changes, and when the plan changes. Enough people are trained to help others out safely.',
    },
    {
      kind: 'table',
      columns: [
        { label: 'Drill or review: date', weight: 2 },
        { label: 'Kind', weight: 3 },
        { label: 'Minutes to clear', weight: 2 },
        { label: 'What went wrong, what was changed', weight: 6 },
        { label: 'By', weight: 2 },
      ],
      blankRows: 6,
    },
    { kind: 'signatures', roles: ['Plan owner', 'Site manager'] },
    {
      kind: 'sketch',
      label: 'Floor plan: exits, extinguishers, first aid, alarms, shut-offs, assembly point',
      height: 240,
    },
  ],
}
