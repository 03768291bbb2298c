import type { WorkerCall } from '../lib/workers/worker-task.ts'

/** Blocks its thread for `input` milliseconds, as rendering a document does. */
// eslint-disable-next-line no-restricted-syntax -- piscina calls the default export
export default function work({ input }: WorkerCall): string {
  const until = performance.now() + Number(input)
  while (performance.now() < until);
  return 'done'
}
