/*
 * React DOM's production client and its scheduler without what nobody can reach here: 10 KB brotli of 54. React publishes
 * one file for every host; which of it never runs in this shell is said below, part by part, and the minifier drops what
 * hangs on it. Of what React documents for a release only that goes which the shell does not lend, in development
 * neither (withheld-react-loader.mjs): remotes may use all the rest.
 *
 * It fits one version of React. With another, the build stops at the first part that is not there: say it anew, or take
 * the part out and let the budget grow by what decisions/0014 says it is worth.
 */

/** Kinds of fibers that no element of a release makes here: SuspenseList, LegacyHidden, Scope, Cache, TracingMarker, ViewTransition. */
const NEVER_MADE = [19, 21, 23, 24, 25, 30]

const PARTS = {
  'an element that React does not export': [
    [/^ {6}case REACT_SUSPENSE_LIST_TYPE:\n(?: {8}.*\n)+/m, ''],
    [/^ {6}case REACT_LEGACY_HIDDEN_TYPE:\n/m, ''],
  ],
  'transitions of views, which are not lent': [
    [/^ {6}case REACT_VIEW_TRANSITION_TYPE:\n(?: {8}.*\n)+/m, ''],
    [/^ {4}case REACT_VIEW_TRANSITION_TYPE:\n.*\n/m, ''],
    [
      /^ {2}committedLanes = \(committedLanes & 335544064\)[^]+?^ {2}appearingViewTransitions = null;\n/m,
      neverEligible,
    ],
    [/^ +isViewTransitionEligible \|\|\n/m, ''],
    [/^ +isViewTransitionEligible &&\n +\(\(subtreeFlags = [^]+?finished\.then\(.*\n/m, ''],
    [/\((\w+) & 335544064\) === \1/g, '!1'],
    [/^ +\(appearingViewTransitions = null\),\n/m, ''],
    [/^ +shouldStartViewTransition = !1;\n/m, ''],
    [/^ +shouldStartViewTransition\n +\? \([^]+?\n +\)\)\n +: /m, '  '],
    [/,\s+\(viewTransitionMutationContext = !0\)/g, ''],
    [/^ +viewTransitionMutationContext &&\n +inUpdate.*\n.*\n/m, ''],
    [/^ +current = pushMutationContext\(\);\n/m, ''],
    [/^ +viewTransitionMutationContext = (?:current|!1);\n/gm, ''],
    [/^ +inUpdateViewTransition = rootViewTransitionAffected = !1;\n/m, ''],
    [/^ +(?:var committedViewTransition = pendingViewTransition|pendingViewTransition = null);\n/gm, ''],
    [/^ +recoverableErrors = pendingViewTransitionEvents;\n[^]+?finally\(finishedWork\);\n/m, ''],
    [/^ +pendingViewTransitionEvents = null;\n/m, ''],
    [/\(pendingTransitionTypes = (?:claimQueuedTransitionTypes\(root\)|null)\),\s+/g, ''],
    [/\(entangledTransitionTypes = null\), /, ''],
    [/^ +if \(null !== entangledTransitionTypes\)\n[^]+?(?=^ +null !== prevOnStartTransitionFinish)/m, ''],
    [/^ +this\.transitionTypes = null;\n/m, ''],
    [/^ViewTransitionPseudoElement\.prototype\.\w+ = [^]+?^\};\n/gm, ''],
  ],
  'refs of fragments, which are not lent': [
    [/^ +case 7:\n( +)if \(null === current\.stateNode\) \{\n(?:\1 .*\n|\n)+\1\}\n.*\n.*\n/m, ''],
    [/^FragmentInstance\.prototype\.\w+ = [^]+?^\};\n/gm, ''],
    [/^(function commitFragmentInstance(?:Insertion|Deletion)Effects\(fiber\) \{\n)[^]+?^\}/gm, '$1}'],
    [/^(function commitNewChildToFragmentInstances\([^)]*\) \{\n)[^]+?^\}/m, '$1}'],
    [/^ +for \(var parent = finishedWork\.return; null !== parent; \) \{\n[^]+?^ {6}\}\n/m, ''],
    [/,\n +current &&\n +null !== current\.stateNode &&\n.*_fragmentFiber = finishedWork\)/, ''],
  ],
  // In a browser `cache` calls its function and `cacheSignal` is null: nothing ever asks the cache of a render.
  'the cache of a render': [
    [/^ +useCacheRefresh: \w+,\n/gm, ''],
    [/^( +)useCacheRefresh: function \(\) \{\n(?:\1 .*\n)+\1\},\n/m, ''],
    [/^( +)getCacheForType: function [^]+?\n\1cacheSignal: [^]+?\n\1\}\n/m, ''],
    [/^ +pushProvider\(workInProgress, CacheContext, current.memoizedState.cache\);\n/gm, ''],
    [/^ +props = nextState\.cache;\n[^]+?(?= +suspendIfUpdateReadFromEntangledAsyncAction)/m, ''],
    [/,\s+cache: (?:nextState\.cache|tag)$/gm, ''],
    [/^ +tag = createCache\(\);\n(?: +(?:tag|containerInfo)\..*\n)+/m, ''],
    [/^ +null !== current && \(newProps = current\.memoizedState\.cache\);\n(?:.*\n){2}/m, ''],
    [/^ +popProvider\(CacheContext\)[;,]\n/gm, ''],
    [/^ +null !== current && pop\(resumedCache\)[;,]\n/gm, ''],
    [/pushTransition\((?:workInProgress, (?:null|prevState\.cachePool)|\n[^)]+)\)/g, '0'],
    [/, cachePool: (?:null|getSuspendedCache\(\))/g, ''],
    [
      /: \(\(didSuspend = showFallback\.cachePool\),\n[^]+?cachePool: didSuspend\n +\}\)\)/,
      ': (showFallback = { baseLanes: showFallback.baseLanes | renderLanes })',
    ],
    [/^ +var JSCompiler_inline_result = peekCacheFromPool\(\);\n(?:.*\n){4}/m, ''],
    [/,\n +cachePool: JSCompiler_inline_result$/m, ''],
    [/^ +renderLanes &&\n +\(\(newProps = workInProgress\.child\),\n +\(type = null\),[^]+?2048\)\);\n/m, ''],
    [
      /^ +\(renderLanes = null\),\n( +null !== current[^;]+?\.cachePool\.pool\),\n)[^;]+?\.cachePool\.pool\),\n.*2048\),\n/m,
      '',
    ],
    [
      /^ +if \(\n +null !== fiber\.memoizedState &&\n +null !== fiber\.memoizedState\.cachePool\n[^]+?^ +\}\n/m,
      '',
    ],
    [/^ +cache = fiber\.child;$/m, 'var cache = fiber.child;'],
    [/^( +)flags & 2048 &&\n +\(\(flags = null\),\n[^]+?releaseCache\(flags\)\)\);\n/m, ''],
    [/^ +flags & 2048 && commitOffscreenPassiveMountEffects\(id, finishedWork\);\n/m, ''],
    [
      /^(?: +includeWorkInProgressEffects &&\n)? +flags & 2048 &&\n +commitOffscreenPassiveMountEffects\(\n[^;]+;\n/gm,
      '',
    ],
    [/,\n +releaseRootPooledCache\(root, (?:root\.pendingLanes|remainingLanes)\)/g, ''],
    [/^ +this\.pooledCache(?:Lanes)? = .*\n/gm, ''],
  ],
  // The shell makes its roots itself, without `formState`, and no server action of a page was submitted before them.
  'forms of server actions, posted before their page was hydrated': [
    ['if (null !== ssrFormState) {', 'if (!1) {'],
    [/^ +i = \(unblocked\.ownerDocument \|\| unblocked\)\.\$\$reactFormReplay;\n[^]+?(?=^\}\n)/m, ''],
    [/,\n +void 0 !== options\.formState && \(formState = options\.formState\)/, ''],
    [/^ +this\.formState = .*\n/m, ''],
  ],
  // The server sends a page when all of it is there (src/render-page.tsx).
  'boundaries that a server that streams has not finished': [
    ['return "$?" === instance.data || "$~" === instance.data;', 'return !1;'],
    [/"\$!" === instance\.data \|\|\n[^;]+/, '"$!" === instance.data\n  )'],
    [/^(function registerSuspenseInstanceRetry\([^)]*\) \{\n)[^]+?^\}/m, '$1}'],
    [/^ +"\$[?~]" === \w+ \|\|\n/gm, ''],
    [/^ +"\$[?~]" !== data &&\n/gm, ''],
    [' && "$?" !== node && "$~" !== node', ''],
  ],
  'gestures that drive a transition, which no release has': [
    ['if (gesture) {', 'if (!1) {'],
    [/gesture \|\|\s+(?=scheduleViewTransitionEvent\()/g, ''],
    [/^ +gesture: (?:null|update\.gesture),\n/gm, ''],
    [/, gesture\)/g, ')'],
  ],
  'what is internal to React and no longer called by any of its packages': [
    [/^ReactDOMSharedInternals\.findDOMNode = [^]+?^\};\n/m, ''],
    [/^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = [^]+?^\};\n/m, ''],
    [/^ +for \(var i = 0; i < queuedExplicitHydrationTargets\.length[^]+?\.shift\(\);\n/m, ''],
    [/^ {4}defaultOnDefaultTransitionIndicator\n/gm, '    null\n'],
  ],
  // The shell's syntax is that of 2022; whoever cannot do this here does not read it at all.
  'browsers of before 2022': [
    [
      /^var canUseDOM = !\([^]+?^ {4}passiveBrowserEventsSupported = !1;\n {2}\}\n/m,
      'var canUseDOM = !0, passiveBrowserEventsSupported = !0;\n',
    ],
    [/^canUseDOM &&\n +"documentMode" in document &&\n.*\n/m, ''],
    [/canUseDOM && "CompositionEvent" in window/, '!0'],
    [
      /^var isInputEventSupported = !1;\nif \(canUseDOM\) \{\n[^]+?^\}\n/m,
      'var isInputEventSupported = !0;\n',
    ],
    [/canUseDOM && "documentMode" in document && 11 >= document\.documentMode/, '!1'],
    [/^function makePrefixMap\([^]+?(?=^function getVendorPrefixedEventName)/m, ''],
    [/^(function getVendorPrefixedEventName\(eventName\) \{\n)[^]+?^\}/m, '$1  return eventName;\n}'],
    [/Math\.clz32 \? Math\.clz32 : clz32Fallback/, 'Math.clz32'],
    [/"function" === typeof Object\.is \? Object\.is : is/, 'Object.is'],
    [/"function" === typeof Weak(Set|Map) \? Weak\1 : \1/g, 'Weak$1'],
    [/"function" === typeof (?:setTimeout|clearTimeout) \? (\w+) : void 0/g, '$1'],
    [
      /"function" === typeof requestAnimationFrame\s+\? requestAnimationFrame\s+: scheduleTimeout/,
      'requestAnimationFrame',
    ],
    [/"function" === typeof queueMicrotask\n[^]+?: scheduleTimeout;/, 'queueMicrotask;'],
    [
      /\(MAYBE_ITERATOR_SYMBOL && (maybeIterable\[MAYBE_ITERATOR_SYMBOL\])\) \|\|\n +maybeIterable\["@@iterator"\]/,
      '$1',
    ],
  ],
}

const SCHEDULER = {
  'what React DOM never asks of it': [
    [/^exports\.unstable_(?:forceFrameRate|next|runWithPriority|wrapCallback) = [^]+?^\};\n/gm, ''],
    [
      /^if \("object" === typeof performance [^]+?^\}\n/m,
      'exports.unstable_now = () => performance.now();\n',
    ],
    [/"function" === typeof (setTimeout|clearTimeout) \? \1 : null/g, '$1'],
    ['"undefined" !== typeof setImmediate ? setImmediate : null', 'null'],
    ['"undefined" !== typeof MessageChannel', '!0'],
  ],
}

/** @type {import('webpack').LoaderDefinitionFunction} */
export default function slimReact(source) {
  if (source.includes('exports.unstable_scheduleCallback ='))
    return Object.entries(SCHEDULER).reduce(withoutPart, source)
  return NEVER_MADE.reduce(withoutKind, Object.entries(PARTS).reduce(withoutPart, source))
}

/** What runs before the mutations of a commit, for lanes that no transition of a view hangs on. */
function neverEligible(lines) {
  return lines.replace(/^.*\n/, '').replaceAll('committedLanes', '!1')
}

function withoutPart(source, [what, cuts]) {
  return cuts.reduce((text, [part, instead]) => {
    const slimmer = text.replace(part, instead)
    if (slimmer === text) throw new Error(`React DOM no longer has ${String(part)} (${what}).`)
    return slimmer
  }, source)
}

/** What is done with a fiber of the kind, in whichever switch; a label that shares its lines with others goes alone. */
function withoutKind(source, kind) {
  const clause = new RegExp(`(?<=(.*)\\n)( +)case ${kind}:\\n((?:\\2  .*\\n|\\n)*)`, 'g')
  const slimmer = source.replace(clause, (_all, before, _indent, body) =>
    /^ +case .*:$/.test(before) ? body : '',
  )
  if (slimmer === source) throw new Error(`React DOM no longer knows fibers of kind ${kind}.`)
  return slimmer
}
