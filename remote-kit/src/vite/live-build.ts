/** Reloads the page after each build: the shell in production has no refresh runtime. */
const builds = new EventSource(new URL('live-reload', import.meta.url))
builds.addEventListener('reload', () => location.reload())

export { remote } from 'the-remote'
