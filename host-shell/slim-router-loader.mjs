/*
 * The router's production build, without what no page here can reach: the shell lends no data router and no framework
 * mode (shared-contracts/src/router), so the contexts of both are always empty. Said here, the minifier drops the rest:
 * 7 KB brotli instead of 12. Also marks as free of side effects what is, which the published file does not.
 */
const EMPTY = [
  [/React\d*\.useContext\((DataRouterContext|DataRouterStateContext)\)/g, 'null'],
  [/React\d*\.useContext\(FrameworkContext\)/g, 'undefined'],
  ['let dataRouterState = dataRouterOpts?.state;', 'let dataRouterState = null;'],
  ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
  [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^;]+;/, ''],
  [/\.\.\.prefetchHandlers,\n/, ''],
  ['mergeRefs(forwardedRef, prefetchRef)', 'forwardedRef'],
  [/React\d*\[USE_OPTIMISTIC\]/, 'undefined'],
]
/** For whoever writes a page: a development build still says it. */
const SILENT = [
  [/^function warning\(cond, message\) \{\n[^]+?^\}$/m, 'function warning() {}'],
  [/^try \{\n.*\n {4}window\.__reactRouterVersion = [^]+?^\} catch \(e\) \{\n\}\n/m, ''],
]
const MARKS = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [
    /^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)|new (?:WeakMap|Map|Set|URL)|Symbol)\(/gm,
    'var $1 = /* @__PURE__ */ $2(',
  ],
  [/^var (objectProtoNames\d*) = .*$/gm, 'var $1 = "";'],
]

/** @type {import('webpack').LoaderDefinitionFunction} */
export default function slimRouter(source) {
  if (!source.includes('function useRoutesImpl(')) return source
  return [...EMPTY, ...SILENT, ...MARKS].reduce((text, [part, instead]) => {
    const slimmer = text.replace(part, instead)
    // Another version of the router: what is said above has to be looked at again.
    if (slimmer === text) throw new Error(`The router's build no longer has ${String(part)}.`)
    return slimmer
  }, source)
}
