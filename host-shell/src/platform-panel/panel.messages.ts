import { count, params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const panelMessages = i18n('platform-panel', {
  title: 'Platform panel',
  operatorsOnly: 'Releases concern every tenant. A platform operator manages them.',
  lead: params('Tenant {tenant}, contract {contract}, change {change} of the registry.'),
  loading: 'Asking the registry...',
  failed: 'The registry did not answer. Below is what this page knows by itself.',
  retry: 'Retry',
  reload: 'Read again',
  remotes: 'Remotes on this page',
  release: 'Release',
  withheld: 'Withheld',
  notLoaded: 'Not loaded yet',
  standIn: params('Runs {release} instead: the last one that worked in this browser'),
  whyTitle: 'Why this release',
  here: 'Loaded here',
  hereValue: params('{entry} ms for its entry, {mount} ms until its page'),
  lastDay: 'Last 24 hours',
  lastDayValue: params('Half within {median} ms, three quarters within {p75} ms. Loads: {count}'),
  lastDayNone: 'No load was reported',
  failures: 'Errors',
  failuresHere: count({ one: '{count} on this page', other: '{count} on this page' }),
  failuresDay: count({ one: '{count} in 24 hours', other: '{count} in 24 hours' }),
  recent: 'Latest errors of all browsers',
  recentNone: 'No browser has reported an error.',
  recentOf: params('{remote}, {phase}, {tenant}{path}'),
  shell: 'Shell',
  tenantError: 'On this page',
})

export const localServerMessages = i18n('platform-panel-local', {
  title: 'A build from this machine',
  text: 'Serve a build of one remote on this machine, and only this browser session takes it from there. The server signs it and ends it by itself.',
  url: 'Address',
  urlHint: 'Where release.json of the build is, with other origins allowed: http://localhost:3002/',
  devtools: params(
    'The Module Federation devtools of this browser name {url}. They change nothing by themselves here: take the build from there with this form.',
  ),
  minutes: 'For',
  minutesValue: count({ one: '{count} minute', other: '{count} minutes' }),
  start: 'Take it from there',
  starting: 'Reading the build...',
  active: params('This browser session takes {remote} from {url} until {until}.'),
  pending: params('Reading the build at {url}...'),
  end: 'Back to the released one',
  unreadable: params(
    'No release.json could be read at {url}. Does the server run, and does it allow other origins?',
  ),
  failed: 'That did not work. Please try again.',
})
