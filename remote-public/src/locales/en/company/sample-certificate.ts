export const sampleCertificate = {
  title: 'Sample certificate',
  lead: 'What a learner gets after the lessons, the quiz and the sign-offs, and what an inspector can check. The picture is a real certificate of a demo person, marked as a sample.',
  partsTitle: 'What is on it',
  part1: 'The name of the person, the course and the federal standard.',
  part2: 'When it was issued, when it runs out, and whether that date is required or recommended.',
  part3: 'The score, the time, the language and the version of the content.',
  part4: 'Who signed: the trainer, and the person who saw the hands-on part.',
  part5: 'A code and a QR code. They lead to a page that says whether the certificate is valid now.',
  isNotTitle: 'What it is not',
  isNot:
    'It is a certificate of completion. It is not an OSHA card, not a license, and not proof that a company follows every rule.',
  verify: 'Check a certificate',
  courses: 'See the courses',
} as const
