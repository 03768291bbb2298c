export const toolboxTalk = {
  how: 'Ten minutes, standing, where the work is',
  howText:
    'Say why, make the points in your own words, ask and wait for answers, then walk and look together. Write down what gets fixed. Sign page 2.',
  why: 'Why today',
  points: 'What to say',
  ask: 'What to ask',
  checks: 'Walk and look',
  fixed: 'To fix after this talk: what, who, by when',
  people: 'Who was there',
  site: 'Site',
  leader: 'Talk led by',
  date: 'Date and time',
  language: 'Language',
  name: 'Printed name',
  employer: 'Employer',
  signature: 'Signature',
  sign: 'Led by',
} as const
