import pages from '../../pages.json'

/** Old addresses of pages. Any other unknown path goes to the home page. */
export const REDIRECTS: readonly { readonly from: string; readonly to: string }[] = [
  ...pages.redirects,
  { from: '*', to: '/' },
]
