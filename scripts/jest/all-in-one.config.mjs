import config from '../../jest.config.mjs'

const server = config.projects.find(({ displayName }) => displayName === 'platform-server')

/** Many files of platform-server as one: see all-in-one.cjs. */
export default {
  ...server,
  roots: [...server.roots, import.meta.dirname],
  testMatch: [`${import.meta.dirname}/all-in-one.cjs`],
}
