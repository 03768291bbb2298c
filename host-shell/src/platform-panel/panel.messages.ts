import { count, params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const panelMessages = i18n('platform-panel', {
  title: 'Platform panel',
  operatorsOnly: 'Releases affect every tenant. A platform operator manages them.',
  lead: params('Tenant {tenant}, contract {contract}, registry change {change}.'),
  loading: 'Loading from the registry...',
  failed: 'The registry did not respond. The panel shows only what this browser knows.',
  retry: 'Retry',
  reload: 'Refresh',
  remotes: 'Remotes on this page',
  release: 'Release',
  notProvided: 'Not provided',
  notLoaded: 'Not loaded yet',
  fallback: params('Running {release} instead, the last release that worked in this browser'),
  whyTitle: 'Why this release',
  here: 'Load time here',
  hereValue: params('Entry in {entry} ms, page in {mount} ms'),
  lastDay: 'Last 24 hours',
  lastDayValue: params('Median {median} ms, 75th percentile {p75} ms. Loads: {count}'),
  lastDayNone: 'No loads reported',
  failures: 'Errors',
  failuresHere: count({ one: '{count} on this page', other: '{count} on this page' }),
  failuresDay: count({ one: '{count} in 24 hours', other: '{count} in 24 hours' }),
  recent: 'Latest errors from all browsers',
  recentNone: 'No errors reported.',
  recentOf: params('{remote}, {phase}, {tenant}{path}'),
  shell: 'Shell',
  tenantError: 'On this page',
})

export const localServerMessages = i18n('platform-panel-local', {
  title: 'Use a local build',
  text: 'Serve a build of one remote on your machine. Only this browser session loads it from there. The server signs the override and ends it when the time is up.',
  url: 'Address',
  urlHint:
    'The folder with the release.json of the build, for example http://localhost:3002/. The server there must allow other origins.',
  devtools: params(
    'The Module Federation devtools in this browser point to {url}. That alone changes nothing here. Use this form to load the build.',
  ),
  minutes: 'Duration',
  minutesValue: count({ one: '{count} minute', other: '{count} minutes' }),
  start: 'Use this build',
  starting: 'Reading the build...',
  active: params('This browser session loads {remote} from {url} until {until}.'),
  pending: params('Reading the build at {url}...'),
  end: 'Use the release',
  unreadable: params(
    'Could not read release.json at {url}. Check that the server there is running and allows other origins.',
  ),
  failed: 'That did not work. Please try again.',
})
