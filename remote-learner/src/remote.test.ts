import type { ListedRoute } from '@platform/shared-contracts/http'
import { RemoteListing } from '@platform/shared-contracts/http'
import listing from '../remote.json'
import { remote } from './remote.ts'

it('is listed under its own name', () => {
  expect(RemoteListing.parse(listing).id).toBe(remote.id)
})

it('has a page for every listed path and lists every page', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(listing.routes.map(({ path }) => path))
})

it('lists all data of its pages in the language of the page, as every request of this package is sent', () => {
  const listed = (listing.routes as readonly ListedRoute[]).flatMap(({ data = [] }) => data)
  expect(listed.length).toBeGreaterThan(10)
  expect(listed.filter(({ localized }) => !localized)).toEqual([])
})
