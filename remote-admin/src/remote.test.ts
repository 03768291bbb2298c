import { RemoteListing } from '@platform/shared-contracts/http'
import listing from '../remote.json'
import { remote } from './remote.ts'

it('is listed under its own name', () => {
  expect(RemoteListing.parse(listing).id).toBe(remote.id)
})

it('has a page for every listed path and lists every page', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(listing.routes.map(({ path }) => path))
})
