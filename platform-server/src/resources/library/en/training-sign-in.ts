import type { Starter } from '../../../domain/sheets/starter.ts'
import { SIGN_IN_CARD } from '../sign-in-card.ts'

export const TRAINING_SIGN_IN: Starter = {
  ...SIGN_IN_CARD,
  id: 'training-sign-in',
  title: 'Training sign-in sheet',
  summary:
    'One sheet for what different rules require in a training record: who, when, what, who taught it, in which language, and whether people understood it.',
  language: 'en',
  blocks: [
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Topic', weight: 5 },
          { label: 'Standard', weight: 3 },
          { label: 'Date', weight: 2 },
        ],
        [
          { label: 'Site', weight: 4 },
          { label: 'From / to (time)', weight: 3 },
          { label: 'Language of the training', weight: 3 },
        ],
        [
          { label: 'Trainer', weight: 4 },
          { label: "Trainer's qualification", weight: 4 },
          { label: 'Employer', weight: 3 },
        ],
        [{ label: 'What was covered (or attach the outline)', lines: 2 }],
      ],
    },
    {
      kind: 'options',
      label: 'Format',
      choices: ['Classroom', 'Toolbox talk', 'Online with a trainer available', 'Hands-on'],
    },
    {
      kind: 'options',
      label: 'Understanding was checked by',
      choices: ['Written test', 'Questions', 'Demonstration', 'Evaluation on the job'],
    },
    {
      kind: 'table',
      columns: [
        { label: 'Printed name', weight: 5 },
        { label: 'Job title', weight: 4 },
        { label: 'Employer', weight: 4 },
        { label: 'Signature', weight: 5 },
        { label: 'Passed', weight: 2 },
      ],
      blankRows: 28,
      isNumbered: true,
    },
    {
      kind: 'table',
      columns: [
        { label: 'Rule', weight: 4 },
        { label: 'The record must show', weight: 8 },
        { label: 'How long to keep it', weight: 4 },
      ],
      rows: [
        [
          'Fall protection, 1926.503(b)',
          'Name, date(s), signature of trainer or employer',
          'The latest record',
        ],
        [
          'Lockout, 1910.147(c)(7)(iv)',
          'Name and dates; that the training is done and current',
          'As long as it applies',
        ],
        [
          'Forklifts, 1910.178(l)(6)',
          'Operator, dates of training and evaluation, who did them',
          'Until the next evaluation',
        ],
        [
          'Bloodborne, 1910.1030(h)(2)',
          'Dates, contents, trainers and their qualifications, names and job titles',
          '3 years',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: "Training counts only if it is in a language and words that the worker understands. If an interpreter helped, write their name next to the trainer's.",
    },
    { kind: 'signatures', roles: ['Trainer'] },
  ],
}
