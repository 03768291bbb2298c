/** Errors: rejects when the file does not arrive. */
export const loadPageHead = () => import(/* webpackChunkName: "page-head" */ './write-page-head.ts')
