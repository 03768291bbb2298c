import type { Starter } from '../sheet/starter.ts'

export const LOCKOUT_PROCEDURE: Starter = {
  id: 'lockout-procedure',
  title: 'Lockout procedure for one machine',
  summary:
    'One sheet per machine, kept where the machine is. It names every energy source, every isolation point and the order of work, so that two people would lock it the same way.',
  type: 'form',
  topic: 'lockout',
  language: 'en',
  standards: ['29 CFR 1910.147(c)(4)', '29 CFR 1910.147(d)-(f)'],
  moduleCode: 'IC0116',
  pages: 3,
  updatedOn: '2026-11-02',
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
            label: 'What this procedure is for: jobs that need it (set-up, jam, cleaning, repair)',
            lines: 2,
          },
        ],
      ],
    },
    { kind: 'heading', text: 'Energy sources and where each one is isolated' },
    {
      kind: 'paragraph',
      text: 'List all of them, stored energy included: electrical, hydraulic, pneumatic, steam, gas, chemical, thermal, springs, raised parts, flywheels, capacitors.',
    },
    {
      kind: 'table',
      columns: [
        { label: 'Energy and size (480 V, 90 psi...)', weight: 3 },
        { label: 'Isolation point and its label', weight: 4 },
        { label: 'Device (lock, hasp, valve cover...)', weight: 3 },
        { label: 'How stored energy is let go or blocked', weight: 4 },
      ],
      blankRows: 6,
      isNumbered: true,
    },
    {
      kind: 'callout',
      tone: 'rule',
      title: 'Lock, or tag?',
      text: 'Where an isolating device can take a lock, lock it. A tag alone is only for an employer who can show that it protects just as fully, with at least one more safeguard such as an opened extra disconnect. [1910.147(c)(2)-(3)]',
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
          text: 'Know the energy: its type, size and hazards, and how each is controlled. Read this sheet to the end first.',
          cite: '(d)(1)',
        },
        {
          text: 'Tell everyone affected that the machine is about to be shut down and locked, and why.',
          cite: '(c)(9)',
        },
        { text: 'Shut the machine down by its normal stopping procedure.', cite: '(d)(2)' },
        {
          text: 'Operate every isolating device listed on page 1, so that the machine is cut off from each source.',
          cite: '(d)(3)',
        },
        {
          text: 'Put your own lock, and your name, on each isolating device, holding it in the safe or off position.',
          cite: '(d)(4)',
        },
        {
          text: 'Release, block, bleed, ground or restrain all stored energy. If it can build up again, keep checking until the job is done.',
          cite: '(d)(5)',
        },
        {
          text: 'Verify: make sure nobody is exposed, try the controls, test for zero energy with a proven tester, then put controls back to off.',
          cite: '(d)(6)',
        },
      ],
    },
    {
      kind: 'figure',
      name: 'lockout-order',
      caption:
        '1 Prepare   2 Shut down   3 Isolate\n4 Lock   5 Stored energy   6 Verify\n\nSkipping the sixth is how locked machines hurt people: the wrong disconnect was locked, or a line was still under pressure.',
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
    { kind: 'heading', text: 'Back to service' },
    {
      kind: 'steps',
      hasInitials: true,
      items: [
        { text: 'Tools and loose parts are out; guards are back; the machine is complete.', cite: '(e)(1)' },
        { text: 'Everyone stands clear, and all affected people have been told.', cite: '(e)(2)' },
        { text: 'Each lock comes off by the hand that put it on.', cite: '(e)(3)' },
        { text: 'Energy comes back in the order that the maker gives; run and watch.' },
      ],
    },
    { kind: 'page-break' },
    { kind: 'heading', text: 'Special cases' },
    {
      kind: 'bullets',
      items: [
        {
          text: 'Power needed to test or position: clear tools and people, take the locks off, energize, do the test, then shut down and lock again from step 3.',
          cite: '(f)(1)',
        },
        {
          text: "Outside contractors: both employers tell each other their procedures, and each side follows the other's restrictions.",
          cite: '(f)(2)',
        },
        {
          text: 'Group lockout: one authorized employee holds overall responsibility; each worker still puts a personal lock on the group box.',
          cite: '(f)(3)',
        },
        {
          text: "Shift change: the oncoming worker's lock goes on before the outgoing one's comes off.",
          cite: '(f)(4)',
        },
        {
          text: "Owner of a lock is away: only by the employer's written procedure. Verify the person is off site, try to reach them, and tell them before they start work again.",
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
      text: 'At least once a year an authorized employee who is not using the procedure watches it being done, talks through responsibilities with those who use it, and corrects what is off. The record names the machine, the date, the people included and the inspector. [1910.147(c)(6)]',
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
