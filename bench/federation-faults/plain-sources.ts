import { rogueFiles } from '../../e2e/fixtures/remotes/rogue-remote.ts'

const ROGUE = rogueFiles('1.0.0')
/** What the faulty remote exposes besides its page: the same sources that our own rogue is built from. */
export const ROGUE_PAGES = ['import', 'mount', 'render', 'effect', 'leak', 'promise'] as const

const page = (name: string): string =>
  (ROGUE[`src/${name}.tsx`] ?? '').replace(/export \{ Page as Component \}|export function Page/g, (text) =>
    text.startsWith('export {') ? 'export default Page' : 'function Page',
  )

/**
 * A shell as the public examples of Module Federation build it: remotes named at build, each page a lazy import in
 * Suspense, and one error boundary around the pages (the one of React's documentation), header outside of it.
 */
export const SHELL: Readonly<Record<string, string>> = {
  'src/index.ts': `import('./bootstrap')`,
  'src/bootstrap.tsx': `import { createRoot } from 'react-dom/client'
import { App } from './app'
createRoot(document.getElementById('root')).render(<App />)`,
  'src/app.tsx': `import { Component, lazy, Suspense } from 'react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
const News = lazy(() => import('news/App'))
const Learn = lazy(() => import('learn/App'))
${ROGUE_PAGES.map((name) => `const Rogue_${name} = lazy(() => import('learn/${name}'))`).join('\n')}
class ErrorBoundary extends Component {
  state = { hasError: false }
  static getDerivedStateFromError() { return { hasError: true } }
  componentDidCatch(error, info) { console.error(error, info.componentStack) }
  render() { return this.state.hasError ? <h1>Something went wrong.</h1> : this.props.children }
}
const isTaken = new URLSearchParams(location.search).has('taken')
export function App() {
  return (
    <BrowserRouter>
      <header><Link to="/">Home</Link> <Link to="/news">News</Link> <Link to="/learn">Learn</Link> <button>Simone Adler</button></header>
      <main>
        <ErrorBoundary>
          <Suspense fallback={<p role="status">Loading...</p>}>
            <Routes>
              <Route path="/" element={<h1>Welcome</h1>} />
              {isTaken && <Route path="/learn" element={<Rogue_promise />} />}
              <Route path="/learn" element={<Learn />} />
              <Route path="/news" element={<News />} />
              ${ROGUE_PAGES.map((name) => `<Route path="/rogue-${name}" element={<Rogue_${name} />} />`).join('\n')}
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </main>
      <footer>Footer</footer>
    </BrowserRouter>
  )
}`,
}

export const LEARN: Readonly<Record<string, string>> = {
  'src/index.ts': `export {}`,
  'src/app.tsx': `import { lazy, Suspense, useState } from 'react'
import './app.css'
const Details = lazy(() => import(/* webpackChunkName: "details" */ './details'))
export default function Learn() {
  const [isOpen, setOpen] = useState(false)
  return <>
    <h1 className="learn">Your progress, version __VERSION__</h1>
    <button onClick={() => setOpen(true)}>Details</button>
    {isOpen && <Suspense fallback={<p role="status">Loading...</p>}><Details /></Suspense>}
  </>
}`,
  'src/details.tsx': `export default function Details() { return <p>All the details</p> }`,
  'src/app.css': `.learn { color: rgb(1, 2, 3) }`,
  ...Object.fromEntries(ROGUE_PAGES.map((name) => [`src/rogue-${name}.tsx`, page(name)])),
}

export const NEWS: Readonly<Record<string, string>> = {
  'src/index.ts': `export {}`,
  'src/app.tsx': `export default function News() { return <h1>News of today</h1> }`,
}
