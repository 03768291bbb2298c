/** Old addresses of pages. Any other unknown path goes to the home page. */
export const REDIRECTS = [
  { from: '/admin-dashboard', to: '/admin' },
  { from: '/manager-dashboard', to: '/manager' },
  { from: '*', to: '/' },
] as const
