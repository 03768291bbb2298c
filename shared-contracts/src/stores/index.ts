/**
 * The names of nanostores that the shell lends to remotes: what a store that holds, derives or starts something needs. As
 * the router's (../router), the list is what a visitor downloads and part of the contract: adding a name is a minor
 * version, taking one away a major one. The kit's preset refuses imports of any other name at build.
 */
export {
  atom,
  batch,
  batched,
  computed,
  listenKeys,
  map,
  onMount,
  onSet,
  onStart,
  onStop,
  readonlyType,
} from 'nanostores'
