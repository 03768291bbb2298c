export const questionStatistics = {
  title: 'Question Statistics',
  lead: 'How each quiz question went: which ones are too easy, too hard or misleading.',
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
  findings: 'Look at',
  none: '–',
  early: 'Too early: fewer than 20 answers',
  fine: 'Nothing',
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
    'Wrong answers that nobody chooses make the question easier to guess. Replace them with mistakes that people really make.',
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
