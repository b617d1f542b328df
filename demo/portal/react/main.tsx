import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { configure } from 'practice-elements'
import { getToken } from '../shared/session.ts'
import { App } from './app.tsx'

configure({ getToken })
const root = document.getElementById('app')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
