import { integrityMapOf } from '@platform/shared-contracts/rules'
import { bootRelease, bootRemote } from '../testing/boot-fixture.ts'
import { addIntegrityMap } from './add-integrity-map.ts'

const modules = bootRelease({ format: 'module' })
const remotes = [bootRemote({ release: modules })]
const scripts = () => [...document.head.querySelectorAll('script')]
afterEach(() => document.head.replaceChildren())

it('adds the map that the policy of the document allows, and says what it covers', () => {
  expect(addIntegrityMap(remotes, document, true)).toEqual([
    `http://localhost${modules.base}entry.js`,
    `http://localhost${modules.base}progress.js`,
  ])
  expect(scripts().map(({ type, textContent }) => [type, textContent])).toEqual([
    ['importmap', integrityMapOf(remotes)],
  ])
})

it('adds nothing where no release is made of ES modules', () => {
  expect(addIntegrityMap([bootRemote()], document, true)).toEqual([])
  expect(scripts()).toEqual([])
})

it('covers nothing in a browser that does not check them', () => {
  expect(addIntegrityMap(remotes, document, false)).toEqual([])
  expect(scripts()).toEqual([])
})
