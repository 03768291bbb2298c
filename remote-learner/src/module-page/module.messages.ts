import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const moduleMessages = i18n('module', {
  loading: 'Loading the module',
  failed: 'This module could not be loaded.',
  unknown: 'No module has this code.',
  retry: 'Retry',
  back: 'All modules',
  lead: params('{standard} · about {minutes} minutes'),
  description: params(
    '{title}: lessons with illustrations and practice questions on {standard}. About {minutes} minutes.',
  ),
  facts: 'What the standard requires',
  renewal: 'Renewal',
  practice: 'Practice questions',
  practiceLead: 'Your answers are checked but not recorded. Practice as often as you like.',
  question: params('Question {number}'),
  check: 'Check my answers',
  checking: 'Checking...',
  checkFailed: 'Your answers could not be checked. They are still here: try again.',
  unanswered: params('{left} not answered yet'),
  score: params('{correct} of {total} correct'),
  right: 'Correct',
  wrong: params('Correct answer: {answer}'),
  cite: params('29 CFR {cite}'),
  again: 'Start again',
  status: 'Your status',
  note: 'Note',
  disclaimer:
    'Online training alone does not meet OSHA training requirements. Add site-specific, hands-on practice and access to a qualified trainer.',
})
