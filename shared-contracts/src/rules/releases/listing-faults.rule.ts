import type { ListedRoute, RemoteListing } from '../../http/releases/remote-listing.ts'
import { SOURCE_LANGUAGE } from '../languages.rule.ts'
import { reservedPathOf } from './reserved-paths.rule.ts'

/** Errors within a listing, one sentence each. The kit checks at build, the registry at deploy. */
export function listingFaults({ id, routes, nav }: RemoteListing): string[] {
  const paths = routes.map(({ path }) => path)
  const twice = paths.filter((path, index) => paths.indexOf(path) !== index)
  const reserved = paths.filter((path) => reservedPathOf(path) !== null)
  const dead = nav.filter(({ to }) => !paths.includes(to.replace(/\?.*$/, '')))
  const repeated = nav.filter(
    (entry, index) => nav.findIndex(({ menu, to }) => menu === entry.menu && to === entry.to) !== index,
  )
  return [
    ...twice.map((path) => `route ${path} is listed twice`),
    ...reserved.map((path) => `route ${path} is taken: the server itself answers ${reservedPathOf(path)}`),
    ...dead.map(
      ({ to, label }) => `menu entry "${label[SOURCE_LANGUAGE]}" leads to ${to}, which ${id} does not list`,
    ),
    ...repeated.map(({ to, menu }) => `menu ${menu} has two entries for ${to}`),
    ...routes.flatMap(unknownParameters),
  ]
}

/** Data that cannot be requested, because the page's address has no value for its parameter. */
function unknownParameters({ path, data = [] }: ListedRoute): string[] {
  const known = parametersOf(path)
  return data.flatMap((answer) =>
    parametersOf(answer.path)
      .filter((name) => !known.includes(name))
      .map((name) => `data ${answer.path} of route ${path} needs ${name}, which the route does not have`),
  )
}

function parametersOf(path: string): string[] {
  return path.match(/:\w+/g) ?? []
}
