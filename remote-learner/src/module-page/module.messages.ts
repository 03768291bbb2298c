import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const moduleMessages = i18n('module', {
  loading: 'Loading the module',
  failed: 'This module could not be loaded.',
  unknown: 'There is no module with this code.',
  retry: 'Retry',
  back: 'All modules',
  lead: params('{standard} · about {minutes} minutes'),
  description: params(
    '{title}: lessons with drawings and practice questions on {standard}. About {minutes} minutes.',
  ),
  facts: 'What the standard asks',
  renewal: 'Renewal',
  practice: 'Practice questions',
  practiceLead: 'Answers are checked on the server and not recorded: practise as often as you like.',
  question: params('Question {number}'),
  check: 'Check my answers',
  checking: 'Checking...',
  checkFailed: 'Your answers could not be checked. They are still here: try again.',
  unanswered: params('{left} not answered yet'),
  score: params('{correct} of {total} right'),
  right: 'Right',
  wrong: params('The right answer: {answer}'),
  cite: params('29 CFR {cite}'),
  again: 'Start again',
  status: 'Your status',
  note: 'Please note',
  disclaimer:
    'Online training alone does not meet the duty to train: add site-specific, hands-on practice and a way to ask a qualified trainer.',
})
