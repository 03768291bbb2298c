/**
 * The names of react-router-dom that the shell lends to remotes. Shared packages are not tree-shaken, so the list is
 * what a visitor downloads: 12 KB brotli instead of 52. It is part of the contract: adding a name is a minor version,
 * taking one away a major one. The kit's preset refuses imports of any other name at build.
 */
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  createPath,
  createSearchParams,
  generatePath,
  matchPath,
  matchRoutes,
  parsePath,
  resolvePath,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router'
