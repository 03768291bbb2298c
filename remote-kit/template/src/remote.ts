import { defineRemote } from '@platform/shared-contracts/remote'
import { StarterRoot } from './app/starter-root.tsx'
import { loadMessages } from './load-messages.ts'

/** All that the platform sees of this remote, besides remote.json: its pages, each loaded on first navigation. */
export const remote = defineRemote({
  id: 'starter',
  routes: [
    {
      path: '/starter',
      lazy: () => import(/* webpackChunkName: "courses" */ './courses/courses.route.tsx'),
    },
  ],
  Root: StarterRoot,
  loadMessages,
})
