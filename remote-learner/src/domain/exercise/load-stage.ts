import type { Exercise } from '@platform/shared-contracts/http'
import type { Stage } from './stage-props.ts'

type Loaders = { readonly [Kind in Exercise['kind']]: () => Promise<Stage<Kind>> }

/** Each kind is a file of its own, so that a page of lessons does not grow with the kinds. */
const LOADERS: Loaders = {
  spots: async () => (await import(/* webpackChunkName: "exercise-spots" */ './kinds/spots.tsx')).Spots,
  gear: async () => (await import(/* webpackChunkName: "exercise-gear" */ './kinds/gear.tsx')).Gear,
  tag: async () => (await import(/* webpackChunkName: "exercise-tag" */ './kinds/tag.tsx')).Tag,
  order: async () => (await import(/* webpackChunkName: "exercise-order" */ './kinds/order.tsx')).Order,
  sort: async () => (await import(/* webpackChunkName: "exercise-sort" */ './kinds/sort.tsx')).Sort,
  build: async () => (await import(/* webpackChunkName: "exercise-build" */ './kinds/build.tsx')).Build,
  sliders: async () =>
    (await import(/* webpackChunkName: "exercise-sliders" */ './kinds/sliders.tsx')).Sliders,
  gauge: async () => (await import(/* webpackChunkName: "exercise-gauge" */ './kinds/gauge.tsx')).Gauge,
}

export function loadStage<Kind extends Exercise['kind']>(kind: Kind): Promise<Stage<Kind>> {
  return LOADERS[kind]()
}
