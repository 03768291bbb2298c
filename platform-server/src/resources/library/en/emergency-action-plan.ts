import { EMERGENCY_WAY_OUT } from './emergency-way-out.ts'
import type { Starter } from '../../../domain/sheets/starter.ts'

export const EMERGENCY_ACTION_PLAN: Starter = {
  id: 'emergency-action-plan',
  title: 'Emergency action plan',
  summary:
    'A plan for one site that people can read in ten minutes. An employer with more than 10 employees must have it in writing, at the workplace, where everyone can read it.',
  type: 'template',
  topic: 'emergency',
  language: 'en',
  standards: ['29 CFR 1910.38', '29 CFR 1910.36-37', '29 CFR 1910.157(g)', '29 CFR 1926.35'],
  moduleCode: 'IC0115',
  pages: 4,
  updatedOn: '2026-11-23',
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
          { label: 'Where the plan is posted', weight: 4 },
        ],
      ],
    },
    { kind: 'heading', text: '1. Emergencies that can happen here' },
    {
      kind: 'options',
      label: 'Check all that this site must be ready for',
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
        'Incident next door',
      ],
    },
    {
      kind: 'fields',
      rows: [[{ label: 'Where these are most likely, and what could make them worse', lines: 3 }]],
    },
    { kind: 'heading', text: '2. Reporting a fire or another emergency  [1910.38(c)(1)]' },
    {
      kind: 'steps',
      items: [
        { text: 'Warn the people around you, and pull the nearest alarm.' },
        {
          text: 'Call from a safe place. Say what, where, who is hurt, and your number. Do not hang up first.',
        },
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
        ['Backup coordinator', '', '', ''],
        ['Gas / electric / water utility', '', '', ''],
        ['Spill response', '', '', ''],
      ],
    },
    { kind: 'heading', text: '3. Alarm  [1910.38(d), 1910.165]' },
    {
      kind: 'table',
      columns: [
        { label: 'Signal', weight: 3 },
        { label: 'What it means', weight: 3 },
        {
          label: 'Can everyone hear or see it? Backup for noisy areas and for people who cannot hear',
          weight: 5,
        },
      ],
      rows: [
        ['', 'Get out', ''],
        ['', 'Shelter in place', ''],
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
        { label: 'Valid until', weight: 2 },
        { label: 'Location of first-aid kit, AED, eyewash', weight: 5 },
      ],
      blankRows: 4,
    },
    {
      kind: 'paragraph',
      text: 'If no clinic or hospital is near, someone on each shift must be trained in first aid. Where people use corrosives, an eyewash and a shower must be close by. [1910.151(b)-(c)]',
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
        'Everyone leaves; no one fights a fire',
        'Only people named here may use one',
        'Everyone may use one and is trained at hire and yearly',
      ],
    },
    {
      kind: 'bullets',
      items: [
        {
          text: 'Distance to an extinguisher: 75 ft or less for Class A, 50 ft or less for Class B.',
          cite: '1910.157(d)(2), (d)(4)',
        },
        {
          text: 'Inspected monthly and serviced yearly, with a record of the yearly service.',
          cite: '1910.157(e)(2)-(3)',
        },
      ],
    },
    { kind: 'heading', text: '9. Shelter, spill, violence' },
    {
      kind: 'fields',
      rows: [
        [{ label: 'Severe weather: where people go, and who gives the order', lines: 2 }],
        [
          {
            label: 'Chemical release: who is trained to respond; everyone else goes upwind [1910.120(q)]',
            lines: 2,
          },
        ],
        [{ label: 'Threat or intruder: run, hide, call 911; safe rooms; who meets the police', lines: 2 }],
      ],
    },
    { kind: 'page-break' },
    { kind: 'heading', text: '10. Who answers questions about the plan  [1910.38(c)(6)]' },
    {
      kind: 'table',
      columns: [
        { label: 'Name or job title', weight: 4 },
        { label: 'Topic', weight: 4 },
        { label: 'Phone', weight: 3 },
      ],
      blankRows: 2,
    },
    { kind: 'heading', text: '11. Training and review  [1910.38(e)-(f)]' },
    {
      kind: 'paragraph',
      text: 'Review the plan with each person when it is written or when they start, when their part in it changes, and when the plan changes. Train enough people to help others get out safely.',
    },
    {
      kind: 'table',
      columns: [
        { label: 'Drill or review: date', weight: 2 },
        { label: 'Kind', weight: 3 },
        { label: 'Minutes to evacuate', weight: 2 },
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
