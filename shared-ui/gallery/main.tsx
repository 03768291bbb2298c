import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import '../src/styles/tokens.css'
import '../src/styles/font.css'
import '../src/styles/reset.css'
import '../src/styles/base.css'
import { Gallery } from './gallery.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>,
  )
