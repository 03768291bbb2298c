import { ENTRY_CONDITIONS } from './confined-space-conditions.ts'
import type { Starter } from '../../../domain/sheets/starter.ts'

export const CONFINED_SPACE_PERMIT: Starter = {
  id: 'confined-space-permit',
  title: 'Confined-space entry permit',
  summary:
    'For one entry into one permit-required space. Post it at the opening so that entrants can see that preparations are complete. Cancel it when the work ends or a condition changes. Keep it at least one year.',
  type: 'permit',
  topic: 'confined-spaces',
  language: 'en',
  standards: ['29 CFR 1910.146(e)-(f)', '29 CFR 1926.1205-1206'],
  moduleCode: 'IC0119',
  pages: 3,
  updatedOn: '2026-11-23',
  blocks: [
    ...ENTRY_CONDITIONS,
    { kind: 'heading', text: 'People' },
    {
      kind: 'table',
      columns: [
        { label: 'Authorized entrant', weight: 4 },
        { label: 'In', weight: 1 },
        { label: 'Out', weight: 1 },
        { label: 'In', weight: 1 },
        { label: 'Out', weight: 1 },
      ],
      blankRows: 6,
      isNumbered: true,
    },
    {
      kind: 'fields',
      rows: [
        [{ label: 'Attendant (stays outside for the whole entry)' }, { label: 'Relief attendant' }],
        [{ label: 'Entry supervisor' }, { label: 'Relief supervisor' }],
      ],
    },
    {
      kind: 'bullets',
      items: [
        {
          text: 'Attendant: counts the entrants, watches, stays in contact, keeps other people away, orders everyone out in any prohibited condition, calls rescue. Never goes in unless relieved, trained and equipped for rescue.',
          cite: '(i)',
        },
        {
          text: 'Entrant: knows the hazards and the signs of exposure, uses the gear, reports any warning sign to the attendant, leaves right away when ordered.',
          cite: '(h)',
        },
        {
          text: 'Supervisor: before signing, checks that tests are done, precautions are in place and rescue is available. Ends the entry. Removes anyone who is not authorized.',
          cite: '(j)',
        },
      ],
    },
    { kind: 'heading', text: 'Rescue and communication' },
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Rescue service', weight: 4 },
          { label: 'How to call (radio channel, number)', weight: 4 },
          { label: 'Notified of this entry (time)', weight: 3 },
        ],
        [
          { label: 'Contact between entrant and attendant (voice, line, radio)', weight: 6 },
          { label: 'How often', weight: 2 },
        ],
      ],
    },
    {
      kind: 'options',
      label: 'Equipment at the opening',
      choices: [
        'Full-body harness and line',
        'Tripod and winch (required for vertical spaces over 5 ft deep)',
        'Multi-gas meter',
        'Blower',
        'Radio',
        'Low-voltage lighting',
        'Explosion-proof equipment',
        'Airline respirator or SCBA',
        'Ladder',
        'First-aid kit',
        'Extinguisher',
      ],
    },
    {
      kind: 'callout',
      tone: 'stop',
      title: 'Get everyone out when',
      text: 'a meter alarms, ventilation stops, contact is lost, the attendant must leave, someone feels dizzy, sick or short of breath, or anything happens that this permit does not cover. Then cancel the permit. A new permit needs new tests.',
    },
    {
      kind: 'fields',
      rows: [
        [{ label: 'Other permits in effect (hot work, lockout), with numbers', lines: 1 }],
        [{ label: 'Anything else needed for this space', lines: 2 }],
      ],
    },
    { kind: 'heading', text: 'Authorization to enter' },
    {
      kind: 'paragraph',
      text: 'All conditions above are met and the rescue service is available. Entry is authorized for the time stated above. [1910.146(e)(2), (f)(6)]',
    },
    { kind: 'signatures', roles: ['Entry supervisor', 'Relief supervisor'] },
    { kind: 'heading', text: 'Cancellation' },
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Canceled at (time)', weight: 2 },
          { label: 'Reason: job done, or condition changed', weight: 6 },
        ],
        [
          {
            label: 'Problems during the entry, for the yearly review of the program [(e)(6), (d)(14)]',
            lines: 5,
          },
        ],
      ],
    },
    { kind: 'signatures', roles: ['Entry supervisor'] },
    {
      kind: 'callout',
      tone: 'rule',
      title: 'Construction',
      text: 'On a construction site a competent person identifies the spaces first (1926.1203(a)), the controlling contractor coordinates the employers (1926.1203(h)), and the air is monitored continuously wherever possible (1926.1204(e)). This form has the items that 1926.1206 requires.',
    },
  ],
}
