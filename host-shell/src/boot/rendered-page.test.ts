import { readRenderedPage } from './rendered-page.ts'

const rendered = { url: '/pricing?a=b', remote: 'learner', route: '/pricing', answers: {} }

test.each([
  ['/pricing?a=b', true],
  ['/es/pricing?a=b', true],
  ['/pricing', false],
  ['/es/blog?a=b', false],
])('at %s it takes what was rendered: %s', (address, isTaken) => {
  document.body.innerHTML = `<script type="application/json" id="page">${JSON.stringify(rendered)}</script>`
  history.replaceState(null, '', address)
  expect(readRenderedPage(document, location)).toEqual(isTaken ? rendered : null)
})
