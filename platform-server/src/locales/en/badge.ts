export const badge = {
  description:
    'Completion of a workplace-safety training module ({standard}). A certificate of completion: not an OSHA card, a license, or proof of compliance.',
  criteria: 'Read the lessons of the module, with time and checks counted by the server, then pass its quiz.',
  renewalCriteria:
    'Pass the quiz of the module again, after a certificate that was earned by reading its lessons. A review of what changed comes first.',
  staffCriteria:
    'Pass the quiz of the module, which a member of staff opened with a reason. The lessons did not have to be read.',
  earlierCriteria:
    'Pass the quiz of the module. Under the rules before November 2026, the lessons did not have to be read first.',
  score: 'Quiz score',
  timeInLessons: 'Minutes in lessons',
  attempts: 'Quiz attempts',
  evidence: 'Public check of the certificate',
  measured:
    'Measured by the server: {read} of {total} lessons read, {minutes, plural, one {# minute} other {# minutes}} in lessons, {attempts, plural, one {# quiz attempt} other {# quiz attempts}}.',
  earlier:
    'Issued under the rules before November 2026: reading was not measured. Advertised study time: {minutes, plural, one {# minute} other {# minutes}}.',
} as const
