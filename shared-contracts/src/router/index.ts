/**
 * What the share scope holds under `react-router-dom`: the names of React Router that work in its declarative mode, which is
 * the mode of the shell (decisions/0142). A module in the share scope is downloaded whole, so names of the data and framework
 * modes, which would throw here, are left out: 13 KB brotli instead of 52. Part of the contract: adding a name is a minor
 * version, taking one away a major one. The kit's preset fails a build that imports another name.
 */
export {
  BrowserRouter,
  HashRouter,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  NavigationType,
  Outlet,
  Route,
  Router,
  Routes,
  createPath,
  createRoutesFromChildren,
  createRoutesFromElements,
  createSearchParams,
  generatePath,
  matchPath,
  matchRoutes,
  parsePath,
  renderMatches,
  resolvePath,
  useHref,
  useInRouterContext,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutlet,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router'
