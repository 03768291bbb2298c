import type { Starter } from '../../../domain/sheets/starter.ts'

export const LOCKOUT_PROCEDURE: Starter = {
  id: 'lockout-procedure',
  title: 'Lockout procedure for one machine',
  summary:
    'One form for each machine, posted at the machine. It lists every energy source, every isolation point and the order of the steps, so that everyone locks out the machine the same way.',
  type: 'form',
  topic: 'lockout',
  language: 'en',
  standards: ['29 CFR 1910.147(c)(4)', '29 CFR 1910.147(d)-(f)'],
  moduleCode: 'IC0116',
  pages: 3,
  updatedOn: '2026-11-23',
  blocks: [
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Machine or equipment', weight: 4 },
          { label: 'Asset number', weight: 2 },
          { label: 'Location', weight: 3 },
        ],
        [
          { label: 'Procedure number', weight: 2 },
          { label: 'Written by', weight: 3 },
          { label: 'Date', weight: 2 },
          { label: 'Revision', weight: 1 },
        ],
        [
          {
            label: 'Jobs that need this procedure (setup, jams, cleaning, repair)',
            lines: 2,
          },
        ],
      ],
    },
    { kind: 'heading', text: 'Energy sources and where each one is isolated' },
    {
      kind: 'paragraph',
      text: 'List every source, including stored energy: electrical, hydraulic, pneumatic, steam, gas, chemical, thermal, springs, raised parts, flywheels, capacitors.',
    },
    {
      kind: 'table',
      columns: [
        { label: 'Energy and size (480 V, 90 psi...)', weight: 3 },
        { label: 'Isolation point and its label', weight: 4 },
        { label: 'Device (lock, hasp, valve cover...)', weight: 3 },
        { label: 'How stored energy is released or blocked', weight: 4 },
      ],
      blankRows: 6,
      isNumbered: true,
    },
    {
      kind: 'callout',
      tone: 'rule',
      title: 'Lock or tag?',
      text: 'If an isolating device can be locked, lock it. An employer may use a tag alone only if it can show that the tag protects workers just as well, with at least one more safeguard such as opening an extra disconnect. [1910.147(c)(2)-(3)]',
    },
    {
      kind: 'sketch',
      label: 'Sketch or photo of the machine, with the isolation points numbered as above',
      height: 172,
    },
    { kind: 'page-break' },
    { kind: 'heading', text: 'Shutting down and locking out' },
    {
      kind: 'steps',
      hasInitials: true,
      items: [
        {
          text: 'Know the type, amount and hazards of each energy source and how to control it. Read this whole form first.',
          cite: '(d)(1)',
        },
        {
          text: 'Tell all affected employees that you will shut down and lock out the machine, and why.',
          cite: '(c)(9)',
        },
        { text: 'Shut the machine down with its normal stopping procedure.', cite: '(d)(2)' },
        {
          text: 'Operate every isolating device listed on page 1, so that the machine is cut off from each source.',
          cite: '(d)(3)',
        },
        {
          text: 'Put your own lock, with your name, on each isolating device so that it stays in the safe or off position.',
          cite: '(d)(4)',
        },
        {
          text: 'Release, block, bleed, ground or restrain all stored energy. If it can build up again, keep checking until the job is done.',
          cite: '(d)(5)',
        },
        {
          text: 'Verify: make sure no one is exposed, try the controls, test for zero energy with a tester that you have checked, then set the controls back to off.',
          cite: '(d)(6)',
        },
      ],
    },
    {
      kind: 'figure',
      name: 'lockout-order',
      caption:
        '1 Prepare   2 Shut down   3 Isolate\n4 Lock   5 Stored energy   6 Verify\n\nNever skip step 6. People are hurt at locked machines when the wrong disconnect was locked or a line was still under pressure.',
    },
    {
      kind: 'fields',
      rows: [
        [
          {
            label: 'How zero energy is verified on this machine (instrument, test point, button tried)',
            lines: 3,
          },
        ],
      ],
    },
    { kind: 'heading', text: 'Return to service' },
    {
      kind: 'steps',
      hasInitials: true,
      items: [
        {
          text: 'Remove tools and loose parts, and put the guards back. Check that the machine is complete.',
          cite: '(e)(1)',
        },
        { text: 'Make sure everyone is clear, and tell all affected employees.', cite: '(e)(2)' },
        { text: 'Each person removes their own lock.', cite: '(e)(3)' },
        { text: 'Restore energy in the order that the manufacturer gives. Run the machine and watch it.' },
      ],
    },
    { kind: 'page-break' },
    { kind: 'heading', text: 'Special cases' },
    {
      kind: 'bullets',
      items: [
        {
          text: 'Power needed for a test or to position the machine: clear tools and people, remove the locks, energize, do the test, then shut down and lock out again from step 3.',
          cite: '(f)(1)',
        },
        {
          text: "Outside contractors: both employers inform each other of their lockout procedures. The host employer's workers follow the contractor's restrictions.",
          cite: '(f)(2)',
        },
        {
          text: 'Group lockout: one authorized employee has primary responsibility. Each worker still puts a personal lock on the group lockbox.',
          cite: '(f)(3)',
        },
        {
          text: 'Shift change: the incoming worker puts a lock on before the outgoing worker takes theirs off.',
          cite: '(f)(4)',
        },
        {
          text: "The person who put on a lock is away: remove it only with the employer's written procedure. Verify that the person is off site, try to reach them, and tell them before they start work again.",
          cite: '(e)(3)',
        },
      ],
    },
    { kind: 'heading', text: 'Who may use this procedure' },
    {
      kind: 'table',
      columns: [
        { label: 'Authorized employee', weight: 4 },
        { label: 'Trained on', weight: 2 },
        { label: 'Trained by', weight: 3 },
      ],
      blankRows: 5,
      isNumbered: true,
    },
    { kind: 'heading', text: 'Yearly inspection of this procedure' },
    {
      kind: 'paragraph',
      text: 'At least once a year, an authorized employee who does not use this procedure watches it being done, reviews the responsibilities with those who use it, and corrects any problems. The record names the machine, the date, the people included and the inspector. [1910.147(c)(6)]',
    },
    {
      kind: 'table',
      columns: [
        { label: 'Date', weight: 2 },
        { label: 'Inspector', weight: 3 },
        { label: 'Employees included', weight: 5 },
        { label: 'Changes made', weight: 4 },
      ],
      blankRows: 4,
    },
    { kind: 'signatures', roles: ['Approved by'] },
  ],
}
