export const module = {
  loading: 'Loading the module',
  failed: 'This module could not be loaded.',
  unknown: 'No module has this code.',
  retry: 'Try again',
  back: 'All modules',
  lead: '{standard} · about {minutes} minutes',
  description:
    '{title}: lessons with illustrations and practice questions on {standard}. About {minutes} minutes.',
  facts: 'What the standard requires',
  renewal: 'Renewal',
  duration: 'How long it takes',
  durationText:
    'About {minutes} minutes: {words, plural, one {# word} other {# words}} at {wordsPerMinute} a minute, {drawings, plural, one {# drawing} other {# drawings}}, and {questions, plural, one {# question} other {# questions}} in the lesson checks and the quiz at {secondsPerQuestion} seconds each.',
  durationExercises:
    'About {minutes, plural, one {# minute} other {# minutes}} of it {exercises, plural, one {is # exercise} other {are # exercises}}; that part is our estimate.',
  durationNote: 'The other rates are published averages. Take all the time you need.',
  review: 'How the rules were checked',
  reviewText: 'Reviewed on {date}.',
  reviewOpen: '{count, plural, one {# point} other {# points}} not yet checked against the CFR.',
  practice: 'Practice questions',
  practiceLead: 'Your answers are checked but not recorded. Practice as often as you like.',
  cite: '29 CFR {cite}',
  status: 'Your status',
  note: 'Note',
  disclaimer:
    'Online training alone does not meet OSHA training requirements. Add site-specific, hands-on practice and access to a qualified trainer.',
} as const
