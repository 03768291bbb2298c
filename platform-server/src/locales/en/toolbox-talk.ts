export const toolboxTalk = {
  how: 'Ten minutes, standing, at the work area',
  howText:
    'Say why it matters, make the points in your own words, ask the questions and wait for answers. Then walk around and check together. Write down what must be fixed. Everyone signs page 2.',
  why: 'Why it matters',
  points: 'What to say',
  ask: 'What to ask',
  checks: 'Walk around and check',
  fixed: 'To fix after this talk: what, who, by when',
  people: 'Who attended',
  site: 'Site',
  leader: 'Talk led by',
  date: 'Date and time',
  language: 'Language',
  name: 'Printed name',
  employer: 'Employer',
  signature: 'Signature',
  sign: 'Led by',
} as const
