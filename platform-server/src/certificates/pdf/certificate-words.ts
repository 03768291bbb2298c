const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish' }

/** What a certificate says, in English. */
export const certificateWords = {
  fileTitle: (module: string, holder: string) => `Certificate of Completion: ${module}, ${holder}`,
  title: 'Certificate of Completion',
  certifies: 'This certifies that',
  passed: 'has completed the training module and passed its examination',
  facts: {
    passedOn: 'Passed on',
    validUntil: 'Valid until',
    score: 'Score',
    duration: 'Study time',
    language: 'Language',
    version: 'Content version',
  },
  minutes: (minutes: number) => `${minutes} minutes`,
  language: (tag: string) => LANGUAGES[tag] ?? tag,
  renewal: { regulatory: 'Renewal required by regulation', recommended: 'Recommended renewal' },
  ticks: {
    knowledge: 'Knowledge',
    knowledgeText: 'Examination passed',
    trainer: 'Qualified trainer',
    noTrainer: 'None assigned at the time of issue',
    practical: 'Hands-on practice',
    noPractical: 'Not signed for yet',
    practicalText: (by: string, on: string) => `Signed by ${by}, ${on}`,
  },
  scan: 'Scan to check this certificate',
  number: (number: string) => `Certificate no. ${number}`,
  statement:
    'This is a certificate of completion. It is not an OSHA card, a license, or proof of compliance. The employer must add site-specific and hands-on training.',
} as const
