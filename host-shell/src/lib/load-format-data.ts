/**
 * Chromium reads its data of every language when a process formats its first number, and again for its first date: 40 ms
 * each, on a phone four times as long, in which a page that hydrates does not respond. A worker has it read on another
 * thread. Nothing waits for it, and without it the page formats as before.
 */
export function loadFormatData(): void {
  new Worker(/* webpackChunkName: "format-data" */ new URL('./format-data.worker.ts', import.meta.url))
}
