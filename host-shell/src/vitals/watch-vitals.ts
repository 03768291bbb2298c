import type { VitalsServices } from './send-vitals.ts'

/** Measures the page for its owner once the visitor has accepted it; before that nothing is fetched, stored or sent. */
export function watchVitals(
  services: VitalsServices,
  path: string,
  load = () => import(/* webpackChunkName: "vitals" */ './report-vitals.ts'),
): void {
  let isWatching = false
  services.consent.choice.subscribe((choice) => {
    if (choice !== 'accepted' || isWatching) return
    isWatching = true
    // The figures are for the owner, so a failure is not shown to the visitor.
    load().then(
      ({ reportVitals }) => reportVitals(services, path),
      () => undefined,
    )
  })
}
