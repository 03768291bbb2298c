import type { Exercise } from '@platform/shared-contracts/http'

export const questionStatistics = {
  title: 'Question Statistics',
  lead: 'How each quiz question and each exercise went: which ones are too easy, too hard or misleading.',
  parts: 'Statistics of',
  part: 'Quiz questions',
  link: 'Question statistics',
  module: 'Module',
  scope: 'Learners of',
  own: 'This site',
  all: 'All sites',
  caption: 'Questions of the module',
  counted: '{count, plural, one {# graded quiz} other {# graded quizzes}} counted, the newest 2,000 at most.',
  question: 'Question',
  shown: 'Answers',
  right: 'Correct',
  discrimination: 'Discrimination',
  findings: 'Findings',
  none: '–',
  early: 'Too early: fewer than 20 answers',
  fine: 'None',
  empty: 'This module has no quiz questions.',
  answers: 'See how it was answered',
  close: 'Close',
  answersCaption: 'How often each answer was chosen',
  answer: 'Answer',
  chosen: 'Chosen',
  isRight: 'Correct answer',
  neverChosen: 'Never chosen',
  noOptions: 'Steps and matches are counted as a whole: there are no single answers to list.',
  howTo: 'How to read this',
  aboutRight:
    'Correct: the share of learners who got the question right. Over 95% it tests nothing; under 30% it is too hard, or its wording is unclear.',
  aboutDiscrimination:
    'Discrimination: from -1 to 1, whether those who got it right also did well on the other questions of their quiz. Around 0.2 and more is good. Below 0, people who know more get it wrong: check the answer key and the wording.',
  aboutUnused:
    'Wrong answers that no one chooses make the question easier to guess. Replace them with mistakes that people really make.',
  aboutWording: 'Only answers to the question as it is worded now are counted, in all languages together.',
} as const

export const questionWarning = {
  easy: 'Too easy',
  hard: 'Too hard',
  negative: 'Negative discrimination',
  unused: 'Unused wrong answer',
} as const

export const questionKind = {
  choice: 'One answer',
  scenario: 'Scenario',
  multiple: 'Several answers',
  order: 'Order',
  match: 'Match',
  number: 'Number',
  point: 'Point',
} as const

export const exerciseStatistics = {
  part: 'Exercises',
  caption: 'Exercises of the module',
  counted: '{count, plural, one {# result} other {# results}} counted, the newest 10,000 at most.',
  exercise: 'Exercise',
  learners: 'Tried by',
  solvedFirst: 'Solved on first try',
  solved: 'Solved',
  best: 'Best result',
  tries: 'Tries',
  mostMissed: 'Most common mistake',
  none: '–',
  empty: 'This module has no exercises.',
  mistakes: 'See the mistakes',
  mistakesCaption: 'Parts that were wrong on the first try, most common first',
  wrongPart: 'Part',
  wrong: 'Wrong on the first try',
  noFirstTry: 'No first try has been recorded yet.',
  noMistake: 'Everyone solved this exercise on the first try.',
  aboutFirst:
    'Solved on first try: of the learners whose first try is recorded. Results from before first tries were recorded count in the other columns only.',
  aboutBest: 'Best result and tries: the average of the learners of this site who tried the exercise.',
  aboutMistakes:
    'An exercise that few solve at first is good practice if most solve it later. If they do not, check its task and its explanations.',
} as const

export const contentReview = {
  part: 'Sources and checks',
  caption: 'Points that were not compared with the text of the standard when the content was written',
  reviewed:
    'Reviewed on {on}, next review {next}. {count, plural, =0 {Nothing is open.} one {# point is open.} other {# points are open.}}',
  where: 'Where',
  paragraphs: 'Paragraphs',
  none: 'None',
  why: 'What is open',
  empty: 'Everything in this module has been compared with the text of the standard.',
  emptyState: 'No point has this status.',
  sources: 'Checked against',
  state: 'Status',
  anyState: 'All statuses',
  open: 'Open',
  checked: 'Checked',
  checkedBy: '{by}, {day}',
  markAs: 'Mark as checked',
  change: 'Change what was found',
  checkTitle: 'Mark a point as checked',
  mark: 'Mark as checked',
  source: 'What you read',
  sourceHint: 'Such as: eCFR, 1910.147(c)(9), read on November 24, 2026.',
  note: 'Note',
  marked: 'The point is marked as checked.',
  reopen: 'Mark as open',
  reopenTitle: 'Mark this point as open?',
  reopenText:
    'What was found is removed here and stays in the activity log. Learners see one more open point.',
  reopened: 'The point is open again.',
} as const

export const exerciseKind = {
  spots: 'Find the faults',
  gear: 'Pick the gear',
  tag: 'Read the tag',
  order: 'Order',
  sort: 'Sort',
  build: 'Build',
  sliders: 'Set values',
  gauge: 'Set dials',
} as const satisfies Record<Exercise['kind'], string>
