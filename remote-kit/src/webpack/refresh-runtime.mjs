import * as refresh from 'react-refresh/runtime'

const SETTLE_MS = 30

// Before react-dom is there, which looks for this hook once.
refresh.injectIntoGlobalHook(globalThis)

let timer
/** Several modules change together: the tree is refreshed once, after the last of them. */
function refreshSoon() {
  clearTimeout(timer)
  timer = setTimeout(() => refresh.performReactRefresh(), SETTLE_MS)
}

function hasOnlyComponents(exported) {
  const values = Object.values(exported ?? {})
  return values.length > 0 && values.every((value) => refresh.isLikelyComponentType(value))
}

/** A module that exports only components is replaced in place; any other asks the modules that import it. */
function settle(module, hot) {
  const isBoundary = hasOnlyComponents(module.exports)
  if (isBoundary) {
    hot.accept()
    hot.dispose((data) => {
      data.wasBoundary = true
    })
  }
  if (!hot.data?.wasBoundary) return
  if (isBoundary) refreshSoon()
  else hot.invalidate()
}

globalThis.platformRefresh = {
  register: refresh.register,
  createSignature: refresh.createSignatureFunctionForTransform,
  settle,
}
