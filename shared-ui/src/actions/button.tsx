/* Apart, so that a first page of links and plain buttons does not fetch what a form needs. */
export { BusyButton } from './buttons/busy-button.tsx'
export { Button, LinkButton } from './buttons/plain-button.tsx'
